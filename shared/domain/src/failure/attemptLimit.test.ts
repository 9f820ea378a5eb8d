import { attemptLimit } from './attemptLimit.ts';

const refusal = (code: string, retryAfterSeconds?: number) => ({
  message: 'no',
  code,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

test.each([
  ['a refusal with its time', { refusals: [refusal('TOO_MANY_ATTEMPTS', 700)] }, 12],
  ['a refusal after another one', { refusals: [refusal('BUSY'), refusal('TOO_MANY_ATTEMPTS', 60)] }, 1],
  ['a refusal without a time', { refusals: [refusal('TOO_MANY_ATTEMPTS')] }, 15],
  ['an error with refusals', Object.assign(new Error('no'), { refusals: [refusal('TOO_MANY_ATTEMPTS', 7_200)] }), 120],
  ['a status with its time', Object.assign(new Error('no'), { status: 429, retryAfterSeconds: 10, refusals: [] }), 1],
  ['a status without a time', { status: 429, retryAfterSeconds: undefined }, 1],
  ['an outcome of the auth client', { ok: false, reason: 'tooManyAttempts', retryAfterSeconds: 850 }, 15],
  ['a limit', { reason: 'tooManyAttempts', waitMinutes: 3 }, 3],
])('%s is a limit that ends', (_name, failure, waitMinutes) => {
  expect(attemptLimit(failure)).toEqual({ reason: 'tooManyAttempts', waitMinutes });
});

test.each([
  ['another refusal', { refusals: [refusal('BUSY', 5)] }],
  ['an unavailable API', { status: 503, retryAfterSeconds: 5, refusals: [] }],
  ['an error of another release, without refusals', Object.assign(new Error('no'), { status: 503 })],
  ['another reason', { ok: false, reason: 'credentials' }],
  ['no object', 'TOO_MANY_ATTEMPTS'],
  ['nothing', null],
])('%s is no limit', (_name, failure) => {
  expect(attemptLimit(failure)).toBeNull();
});
