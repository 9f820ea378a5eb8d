import { PING_MS } from './answers.ts';
import { WorkerChecks } from './workerChecks.ts';

/** Pings for a while. @returns what the last ping has found */
function pinged(checks: WorkerChecks, pings: number, { lagging = [], answering = [] }: Record<string, number[]>) {
  let found = checks.ping([1, 2], lagging, 0);
  for (let ping = 1; ping < pings; ping += 1) {
    for (const worker of answering) checks.answered(worker);
    found = checks.ping([1, 2], lagging, ping * PING_MS);
  }
  return found;
}

test('a worker that lacks a remote for too long is found, though it answers', () => {
  const found = pinged(new WorkerChecks(), 1_000, { lagging: [2], answering: [1, 2] });

  expect(found).toEqual({ silent: [], incomplete: [2] });
});

test('a worker that has got its remotes in time is not found', () => {
  const checks = new WorkerChecks();
  pinged(checks, 5, { lagging: [2], answering: [1, 2] });
  pinged(checks, 2, { answering: [1, 2] });

  expect(pinged(checks, 6, { lagging: [2], answering: [1, 2] }).incomplete).toEqual([]);
});

test('a worker that does not answer is found', () => {
  expect(pinged(new WorkerChecks(), 1_000, { answering: [1] }).silent).toEqual([2]);
});
