import { EventEmitter } from 'node:events';
import { BrokenProcess, QuarantinedRelease } from '../host/rehearsal.ts';
import { TemporaryFailure } from '../host/temporaryFailure.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';
import { CollectedReports } from './collectedReports.ts';
import { SupervisorClient } from './supervisorClient.ts';
import type { WorkerMessage } from './supervisorMessages.ts';

const ENTRY = { release: '1.0.0-a', url: 'http://localhost:3002/1.0.0-a/', integrity: 'sha384-a' };
const TASK = { remote: 'mf-search', release: ENTRY, others: {}, rendersPages: false };
const log = { info: () => undefined, warn: () => undefined };

function aClient() {
  const sent: WorkerMessage[] = [];
  const channel = Object.assign(new EventEmitter(), { send: (message: WorkerMessage) => void sent.push(message) });
  const exit = jest.fn();
  return { client: new SupervisorClient(channel, exit), channel, sent, exit };
}

test.each([
  ['quarantined', QuarantinedRelease],
  ['broken', BrokenProcess],
  ['machine', TemporaryFailure],
  ['origin', TemporaryFailure],
  ['failed', Error],
])('a rehearsal that %s is refused with its reason', async (type, Expected) => {
  const { client, channel, sent } = aClient();
  const rehearsal = client.rehearse(TASK, log);
  expect(sent).toEqual([{ kind: 'rehearse', id: 1, task: TASK }]);
  channel.emit('message', { kind: 'rehearsed', id: 1, failure: { type, reason: 'It loops.' } });

  const error: unknown = await rehearsal.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Expected);
  expect(error).toHaveProperty('message', 'It loops.');
});

test('each rehearsal gets its own result, and unknown messages are ignored', async () => {
  const { client, channel } = aClient();
  const [first, second] = [client.rehearse(TASK, log), client.rehearse(TASK, log)];
  channel.emit('message', { kind: 'rehearsed', id: 2 });
  channel.emit('message', { kind: 'what' });
  channel.emit('message', null);

  await expect(second).resolves.toBeUndefined();
  channel.emit('message', { kind: 'rehearsed', id: 1, failure: { type: 'failed', reason: 'no' } });
  await expect(first).rejects.toThrow('no');
});

test('the supervisor stops a worker: one that is still starting ends at once, one that serves ends its requests first', () => {
  const { client, channel, exit } = aClient();
  channel.emit('message', { kind: 'stop' });
  expect(exit).toHaveBeenCalledWith(0);

  exit.mockClear();
  const stop = jest.fn();
  client.signals.on('SIGTERM', stop);
  channel.emit('message', { kind: 'stop' });

  expect(stop).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
});

test('a release is withdrawn from a worker that was still starting, as soon as it listens', () => {
  const { client, channel } = aClient();
  const releases = { withdrawFaulty: jest.fn(), status: jest.fn() };
  const withdrawal = { kind: 'withdraw', remote: 'mf-search', entry: ENTRY, reason: 'It halted two processes.' };
  channel.emit('message', withdrawal);

  client.listening({ releases, metrics: async () => [] });
  expect(releases.withdrawFaulty.mock.calls).toEqual([['mf-search', ENTRY, 'It halted two processes.']]);
  channel.emit('message', withdrawal);
  expect(releases.withdrawFaulty).toHaveBeenCalledTimes(2);
});

test('the supervisor decides when a worker listens, and knows whether the shop is ready', async () => {
  const { client, channel, sent } = aClient();
  const report = { live: [], missing: [], pending: ['mf-search'], isPrepared: false, releases: {}, candidates: {} };
  client.report(report);
  client.report({ ...report });
  expect(sent).toEqual([{ kind: 'remotes', report }]);
  client.report({ ...report, isPrepared: true });
  expect(sent).toHaveLength(2);

  const listens = jest.fn();
  const mayListen = client.mayListen().then(listens);
  expect(listens).not.toHaveBeenCalled();
  channel.emit('message', { kind: 'listen' });
  await mayListen;
  expect(client.isReady()).toBe(false);
  channel.emit('message', { kind: 'ready', isReady: true });
  expect(client.isReady()).toBe(true);
  channel.emit('message', { kind: 'ready', isReady: false });
  expect(client.isReady()).toBe(false);
});

test('the statuses of all processes are collected, without one that does not respond', async () => {
  jest.useFakeTimers();
  const send = jest.fn();
  const reports = new CollectedReports(send);
  const workers = [{ process: { pid: 1 } }, { process: { pid: 2 } }];
  const status = (pid: number) => ({ pid, states: {}, live: {}, failures: {}, refusedSince: {}, candidates: {} });
  const both = reports.statuses(workers);
  reports.add(status(2));
  reports.add(status(1));
  reports.add(status(3));
  expect(await both).toEqual([status(2), status(1)]);
  expect(send.mock.calls).toEqual(workers.map((worker) => [worker, { kind: 'report', what: 'status' }]));

  const late = reports.statuses(workers);
  reports.add(status(1));
  await jest.advanceTimersByTimeAsync(timeLimit(1_000));
  expect(await late).toEqual([status(1)]);
  jest.useRealTimers();
});

test('without a process that serves, nothing is waited for', async () => {
  jest.useFakeTimers();

  expect(await new CollectedReports(jest.fn()).statuses([])).toEqual([]);
  jest.useRealTimers();
});
