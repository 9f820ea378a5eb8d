import { publicErrors } from './publicErrors.ts';
import { securityHeaders } from '../http/securityHeaders.ts';

test('only the status of an error is sent to the browser', () => {
  const errors = publicErrors({ category: new Error('password=hunter2 at db:5432') });

  expect(JSON.stringify(errors)).not.toContain('hunter2');
  expect(errors?.['category']).toMatchObject({ status: 500, data: null });
  expect(publicErrors(null)).toBeNull();
});

test('the public message of an error is sent to the browser', () => {
  const error = {
    status: 503,
    statusText: '',
    internal: false,
    data: { message: 'db:5432', publicMessage: 'No response' },
  };

  expect(publicErrors({ category: error })?.['category']).toMatchObject({
    status: 503,
    data: { publicMessage: 'No response' },
  });
  expect(JSON.stringify(publicErrors({ category: error }))).not.toContain('db:5432');
});

test('scripts need a nonce, and pages cannot be framed', () => {
  const policy = securityHeaders('abc', ['http://localhost:3001'])['content-security-policy'] ?? '';
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part]));

  expect(directives.get('script-src')).toBe(`script-src 'nonce-abc' 'strict-dynamic'`);
  expect(directives.get('style-src')).toBe(`style-src 'self' http://localhost:3001`);
  expect(directives.get('frame-ancestors')).toContain(`'none'`);
  expect(directives.get('object-src')).toContain(`'none'`);
  expect(policy).not.toContain('unsafe-eval');
});
