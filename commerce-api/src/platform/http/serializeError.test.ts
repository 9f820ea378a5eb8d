import { serializeError } from './serializeError.ts';

class DatabaseError extends Error {
  code = '23505';
  constraint = 'customer_email_key';
  detail = 'Key (email)=(anna@example.com) already exists.';
  query = 'insert into customer …';
  params = ['anna@example.com'];
}

test('a database error is told by its code and place, without the values it carries', () => {
  const facts = serializeError(new DatabaseError('value "anna@example.com" of anna@example.com is taken'));

  expect(facts).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    constraint: 'customer_email_key',
    message: 'value "…" of (address) is taken',
  });
  expect(facts.stack).toContain('serializeError.test.ts');
  expect(JSON.stringify(facts)).not.toMatch(/anna|insert/);
});

test('causes are told in the same way, and a circle of them ends', () => {
  const error = new Error('outer');
  error.cause = new Error('no "anna" here', { cause: error });

  expect(serializeError(error).cause).toMatchObject({ message: 'no "…" here', cause: { message: 'outer' } });
  expect(JSON.stringify(serializeError(error)).length).toBeLessThan(20_000);
});

test('what is thrown without being an error is not repeated', () => {
  expect(JSON.stringify(serializeError('anna@example.com'))).not.toContain('anna');
});
