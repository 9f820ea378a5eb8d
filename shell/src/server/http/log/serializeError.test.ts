import { ApiError } from '@hemvaror/runtime/api/apiError';
import { serializeError } from './serializeError.ts';

test('an error of the API is logged without quoted values, email addresses and queries', () => {
  const cause = new TypeError(
    'Cannot read "811228-9874" of https://shop.example/account/reset-password?resetKey=secret',
  );
  const error = new ApiError(
    'graphql',
    200,
    'Variable "$email" got invalid value "anna@hemvist.example"; anna@hemvist.example',
    {
      cause,
    },
  );

  const fields = serializeError(error);

  expect(fields).toMatchObject({ type: 'ApiError', kind: 'graphql', status: 200 });
  expect(JSON.stringify(fields)).not.toMatch(/hemvist\.example|811228|secret/);
  expect(fields.cause?.message).toContain('https://shop.example/account/reset-password?…');
  expect(fields.stack).toContain('serializeError.test');
});

test('the address of a release file is not redacted', () => {
  const { message } = serializeError(new Error('http://mf-search:8080/1.0.0-3fa8b21c/release.json: HTTP 404'));

  expect(message).toBe('http://mf-search:8080/1.0.0-3fa8b21c/release.json: HTTP 404');
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

test('the name and message of an error have a maximum length', () => {
  const error = new Error('x '.repeat(100_000));
  error.name = 'RemoteError'.repeat(1_000);

  const { type, message } = serializeError(error);

  expect([type.length, message.length]).toEqual([60, 300]);
});
