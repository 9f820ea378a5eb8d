import { Readiness } from './readiness.ts';
import { Workers } from './workers.ts';

const report = (pending: string[], isPrepared = true) => ({ live: ['mf-search'], missing: [], pending, isPrepared });
const SETTLED = report([]);
const WAITING = report(['mf-catalog']);

const threeWorkers = () => new Workers(new Readiness({ required: undefined, processes: 3 }));

test('the first worker listens when it has tried every remote, so that its status pages say what is missing', () => {
  const workers = threeWorkers();
  workers.report(1, report(['mf-catalog'], false));
  expect(workers.mayListen(1)).toBe(false);

  workers.report(1, WAITING);
  expect(workers.mayListen(1)).toBe(true);
  expect(workers.isReady()).toBe(false);
});

test('a worker that lacks a remote gets no requests while another one serves', () => {
  const workers = threeWorkers();
  workers.report(1, SETTLED);
  workers.listens(1);
  workers.report(2, WAITING);
  expect(workers.mayListen(2)).toBe(false);
  workers.report(2, SETTLED);
  expect(workers.mayListen(2)).toBe(true);

  workers.report(3, WAITING);
  workers.remove(1);
  expect(workers.mayListen(3)).toBe(true);
});

test('a worker that has tried a missing remote once does not wait for it after another one has given it up', () => {
  const workers = threeWorkers();
  workers.report(1, { live: ['mf-search'], missing: ['mf-catalog'], pending: [], isPrepared: true });
  workers.listens(1);
  workers.report(2, report(['mf-catalog'], false));
  expect(workers.mayListen(2)).toBe(false);
  workers.report(2, WAITING);
  expect(workers.mayListen(2)).toBe(true);
});

test('a worker is allowed to listen once', () => {
  const workers = threeWorkers();
  workers.report(1, SETTLED);
  expect(workers.mayListen(1)).toBe(true);
  workers.listens(1);
  expect(workers.mayListen(1)).toBe(false);
});

test('the shop is ready when all workers listen with all remotes', () => {
  const workers = threeWorkers();
  expect(workers.remotes()).toBe(0);
  workers.report(1, WAITING);
  expect([workers.remotes(), workers.settled(), workers.hasSettled()]).toEqual([2, 0, false]);
  for (const worker of [1, 2, 3]) {
    expect(workers.isReady()).toBe(false);
    workers.report(worker, SETTLED);
    workers.listens(worker);
    expect([workers.settled(), workers.hasSettled()]).toEqual([worker, true]);
  }

  expect(workers.isReady()).toBe(true);
});
