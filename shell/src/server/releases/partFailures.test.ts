import { fastify } from 'fastify';
import { FailureLogger } from './partFailures.ts';
import type { ReleaseSnapshot } from './releases.ts';

const { log } = fastify({ logger: false });
const RELEASES: ReleaseSnapshot = {
  load: () => Promise.reject(new Error('not asked for here')),
  has: () => true,
  releaseOf: () => '0.1.0-3fa8b21c',
  webFiles: () => ({ js: [], css: [] }),
  pageRemotes: {},
  integrityOf: () => undefined,
  webOrigins: [],
};

test('a failure is one line with remote, release and expose, however often it is met', () => {
  const told = jest.spyOn(log, 'error').mockReset();
  const failures = new FailureLogger(log, RELEASES);
  const err = new Error('broken');

  failures.tell('mf-search/SearchBox', err);
  failures.tell('mf-search/SearchBox', new Error('thrown again'));
  failures.tell(undefined, err);

  expect(told).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith(
    { remote: 'mf-search', release: '0.1.0-3fa8b21c', expose: 'SearchBox', err },
    'part failed',
  );
});

test('two slots that are given up together are two lines', () => {
  const told = jest.spyOn(log, 'error').mockReset();
  const failures = new FailureLogger(log, RELEASES);
  const err = new Error('not rendered in time');

  failures.tell('mf-search/SearchBox', err);
  failures.tell('mf-account/AccountPanel', err);

  expect(told).toHaveBeenCalledTimes(2);
});
