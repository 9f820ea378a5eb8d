import { fastify } from 'fastify';
import { FailureLogger } from './failureLogger.ts';
import type { ReleaseSnapshot } from './releaseSnapshot.ts';

const { log } = fastify({ logger: false });
const RELEASES: ReleaseSnapshot = {
  load: () => Promise.reject(new Error('This test loads no module.')),
  has: () => true,
  releaseOf: () => '0.1.0-3fa8b21c',
  webFiles: () => ({ js: [], css: [] }),
  pageRemotes: {},
  integrityOf: () => undefined,
  fileOf: () => undefined,
};

test('a repeated failure is logged once, with remote, release and expose', () => {
  const logError = jest.spyOn(log, 'error').mockReset();
  const failures = new FailureLogger(log, RELEASES);
  const err = new Error('broken');

  failures.report('mf-search/SearchBox', err);
  failures.report('mf-search/SearchBox', new Error('thrown again'));
  failures.report(undefined, err);

  expect(logError).toHaveBeenCalledTimes(1);
  expect(logError).toHaveBeenCalledWith(
    { remote: 'mf-search', release: '0.1.0-3fa8b21c', expose: 'SearchBox', err },
    'page or slot failed',
  );
});

test('two slots that time out with the same error are logged separately', () => {
  const logError = jest.spyOn(log, 'error').mockReset();
  const failures = new FailureLogger(log, RELEASES);
  const err = new Error('not rendered in time');

  failures.report('mf-search/SearchBox', err);
  failures.report('mf-account/AccountPanel', err);

  expect(logError).toHaveBeenCalledTimes(2);
});
