import { serializeError } from './serializeError.ts';

/** As the driver of PostgreSQL throws it. */
class DatabaseError extends Error {
  override name = 'error';
  code = '23505';
  constraint = 'customer_email_key';
  table = 'customer';
  detail = 'Key (email)=(anna@example.com) already exists.';
  query = 'insert into customer …';
  params = ['anna@example.com'];
}

class ApiError extends Error {
  override name = 'ApiError';
  kind = 'graphql';
  status = 200;
}

test('a database error is logged with its code and stack, without query values', () => {
  const serialized = serializeError(new DatabaseError('value "anna@example.com" of anna@example.com is taken'));

  expect(serialized).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    constraint: 'customer_email_key',
    table: 'customer',
    message: 'value "…" of (address) is taken',
  });
  expect(serialized.stack).toContain('serializeError.test.ts');
  expect(JSON.stringify(serialized)).not.toMatch(/anna|insert/);
});

test('an error of the API is logged with its kind and status', () => {
  const serialized = serializeError(new ApiError('Variable "$email" got invalid value ”anna”'));

  expect(serialized).toMatchObject({
    type: 'ApiError',
    kind: 'graphql',
    status: 200,
    message: 'Variable "…" got invalid value "…"',
  });
});

test('causes are logged in the same way, and circular causes are cut off', () => {
  const error = new Error('outer');
  error.cause = new TypeError('no "anna" here', { cause: error });

  expect(serializeError(error).cause).toMatchObject({
    type: 'TypeError',
    message: 'no "…" here',
    cause: { type: 'Error', message: 'outer' },
  });
  expect(JSON.stringify(serializeError(error)).length).toBeLessThan(20_000);
});

test.each([
  ['http://shop.example/reset?resetKey=secret: HTTP 404', 'http://shop.example/reset?… HTTP 404'],
  [
    'http://mf-search:8080/1.0.0-3fa8b21c/release.json: HTTP 404',
    'http://mf-search:8080/1.0.0-3fa8b21c/release.json: HTTP 404',
  ],
])('the message %s is logged as %s', (message, logged) => {
  expect(serializeError(new Error(message)).message).toBe(logged);
});

test('a thrown text is redacted like a message, and another value that is not an error is not logged', () => {
  const { message } = serializeError(`No mail to anna@hemvist.example: ${'x '.repeat(1_000)}`);

  expect(message).toMatch(/^No mail to \(address\): x x/);
  expect(message).toHaveLength(300);
  expect(JSON.stringify(serializeError({ email: 'anna@hemvist.example' }))).not.toContain('anna');
});

test.each([
  ['a quotation', `No order of "anna.svensson, Storgatan 1"`],
  ['an email address', 'No order of anna.svensson@hemvist.example'],
])('%s at the maximum length of a message is redacted', (_title, text) => {
  const padding = 'x'.repeat(280);

  const { message } = serializeError(new Error(`${padding} ${text}`));

  expect(message).not.toContain('anna');
  expect(message.length).toBeLessThanOrEqual(300);
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

test('the name of an error has a maximum length', () => {
  const error = new Error('failed');
  error.name = 'RemoteError'.repeat(1_000);

  expect(serializeError(error).type).toHaveLength(63);
});
