import { serializeError } from './serializeError.ts';

class DatabaseError extends Error {
  code = '23505';
  constraint = 'customer_email_key';
  detail = 'Key (email)=(anna@example.com) already exists.';
  query = 'insert into customer …';
  params = ['anna@example.com'];
}

test('a database error is logged with its code and stack, without query values', () => {
  const serialized = serializeError(new DatabaseError('value "anna@example.com" of anna@example.com is taken'));

  expect(serialized).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    constraint: 'customer_email_key',
    message: 'value "…" of (address) is taken',
  });
  expect(serialized.stack).toContain('serializeError.test.ts');
  expect(JSON.stringify(serialized)).not.toMatch(/anna|insert/);
});

test('causes are logged in the same way, and circular causes are cut off', () => {
  const error = new Error('outer');
  error.cause = new Error('no "anna" here', { cause: error });

  expect(serializeError(error).cause).toMatchObject({ message: 'no "…" here', cause: { message: 'outer' } });
  expect(JSON.stringify(serializeError(error)).length).toBeLessThan(20_000);
});

test('a thrown value that is not an error is not logged', () => {
  expect(JSON.stringify(serializeError('anna@example.com'))).not.toContain('anna');
});

test('the query of an address in a message is not logged', () => {
  const { message } = serializeError(new Error('http://shop.example/reset?resetKey=secret: HTTP 404'));

  expect(message).toBe('http://shop.example/reset?… HTTP 404');
});

test('a long message is cut before it is redacted, which takes quadratic time', () => {
  const replaceAll = jest.spyOn(String.prototype, 'replaceAll');
  const { message } = serializeError(new Error('x'.repeat(250_000)));
  const redacted = replaceAll.mock.contexts.map((text) => text.length);
  replaceAll.mockRestore();

  expect(message).toHaveLength(300);
  expect(redacted.length).toBeGreaterThan(0);
  expect(Math.max(...redacted)).toBeLessThanOrEqual(3_000);
});
