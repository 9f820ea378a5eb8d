import { DatabaseError } from 'pg';
import { isTemporaryFailure } from './temporaryFailure.ts';
import { UnansweredError } from './watchedPool.ts';

function withCode(code: string): Error {
  return Object.assign(new Error('failed'), { code });
}

test.each([
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
  ['a lock timeout', '55P03'],
  ['a statement timeout', '57014'],
  ['a refused connection', '08001'],
  ['a lost connection', '08006'],
  ['a terminated backend', '57P01'],
  ['a crashed server', '57P02'],
  ['a starting server', '57P03'],
  ['a closed idle transaction', '25P03'],
  ['a read-only server', '25006'],
  ['a full disk', '53100'],
  ['used up memory', '53200'],
  ['too many connections', '53300'],
  ['a closed port', 'ECONNREFUSED'],
  ['a reset connection', 'ECONNRESET'],
  ['a write to a closed connection', 'EPIPE'],
  ['a silent host', 'ETIMEDOUT'],
  ['a host without an address', 'ENOTFOUND'],
  ['a full disk of the system', 'ENOSPC'],
])('%s (%s) is temporary', (_title, code) => {
  expect(isTemporaryFailure(withCode(code))).toBe(true);
});

test.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
  'PGlite is closed',
])('the driver error "%s" is temporary', (message) => {
  expect(isTemporaryFailure(new Error(message))).toBe(true);
});

test('a connection that did not respond is temporary, also at a host with several addresses', () => {
  const refused = Object.assign(new AggregateError([withCode('ECONNREFUSED')]), { code: 'ECONNREFUSED' });

  expect(isTemporaryFailure(new UnansweredError())).toBe(true);
  expect(isTemporaryFailure(refused)).toBe(true);
});

test.each([
  ['a violated constraint', withCode('23505')],
  ['a syntax error of a statement', new DatabaseError('syntax error', 12, 'error')],
  ['a missing file', withCode('ENOENT')],
  ['a bug', new TypeError('x is undefined')],
  ['a text that mentions a connection', new Error('The Connection terminated badge is missing.')],
  ['a thrown text', 'Connection terminated'],
  ['no error', undefined],
])('%s is not temporary', (_title, error) => {
  expect(isTemporaryFailure(error)).toBe(false);
});
