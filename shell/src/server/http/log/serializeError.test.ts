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

test('a thrown value that is not an error is not logged', () => {
  expect(JSON.stringify(serializeError('anna@hemvist.example'))).not.toContain('anna');
});
