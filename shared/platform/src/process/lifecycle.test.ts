import { EventEmitter } from 'node:events';
import { Agent, get } from 'node:http';
import { fastify, type FastifyInstance } from 'fastify';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { endOnSignal } from './lifecycle.ts';

let app: FastifyInstance;
let origin = '';
let signals: EventEmitter;
let release: () => void;

beforeEach(async () => {
  app = fastify({ forceCloseConnections: 'idle' });
  signals = new EventEmitter();
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/slow', async () => {
    signals.emit('arrived');
    await released;
    return 'completed';
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  jest.useRealTimers();
  release();
  app.server.closeAllConnections();
  await app.close();
});

/** Lets the test end the shutdown delay. Sockets need the other timers. */
function fakeTimeouts(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] });
}

/** Settles with the exit code. */
function ending(shutdown: { delayMs: number; deadlineMs: number }) {
  let end: (code: number) => void = () => undefined;
  const code = new Promise<number>((resolve) => {
    end = resolve;
  });
  return { code, lifecycle: endOnSignal(app, shutdown, end, signals) };
}

async function slowRequest(): Promise<{ body: Promise<string> }> {
  const arrived = new Promise((resolve) => {
    signals.once('arrived', resolve);
  });
  const body = fetch(`${origin}/slow`).then(async (response) => response.text());
  await arrived;
  return { body };
}

/** Sends a request with `agent`. Returns the header, and whether the connection had been used before. */
function connectionHeader(agent: Agent): Promise<{ header: string | undefined; reused: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = get(`${origin}/slow`, { agent }, (response) => {
      response.resume();
      // The agent takes the connection back after this event.
      response.on('end', () =>
        setImmediate(() => resolve({ header: response.headers.connection, reused: sent.reusedSocket })),
      );
    });
    sent.on('error', reject);
  });
}

/** Settles once the server refuses new connections. */
async function refused(): Promise<void> {
  while (
    await fetch(`${origin}/other`).then(
      () => true,
      () => false,
    )
  );
}

test('a running request completes before the process exits on SIGTERM', async () => {
  const { code, lifecycle } = ending({ delayMs: 0, deadlineMs: TEST_TIMEOUT_MS });
  const { body } = await slowRequest();

  signals.emit('SIGTERM');
  expect(lifecycle.isStopping()).toBe(true);
  await refused();
  release();

  expect(await body).toBe('completed');
  expect(await code).toBe(0);
});

test('requests are accepted during the shutdown delay', async () => {
  const { code, lifecycle } = ending({ delayMs: 200, deadlineMs: TEST_TIMEOUT_MS });
  release();
  fakeTimeouts();

  signals.emit('SIGTERM');
  const response = await fetch(`${origin}/slow`);
  jest.advanceTimersByTime(200);

  expect(lifecycle.isStopping()).toBe(true);
  expect(response.status).toBe(200);
  expect(await code).toBe(0);
});

test('a connection is closed with its next response once the process is stopping', async () => {
  const { code } = ending({ delayMs: 300, deadlineMs: TEST_TIMEOUT_MS });
  release();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await connectionHeader(agent);
  fakeTimeouts();

  signals.emit('SIGTERM');
  const after = await connectionHeader(agent);
  const next = await connectionHeader(agent);
  jest.advanceTimersByTime(300);

  expect([before, after, next].map(({ header }) => header)).toEqual(['keep-alive', 'close', 'close']);
  expect([after.reused, next.reused]).toEqual([true, false]);
  expect(await code).toBe(0);
  agent.destroy();
});

test('a hanging request does not delay the exit past the deadline', async () => {
  const { code } = ending({ delayMs: 0, deadlineMs: 50 });
  const { body } = await slowRequest();

  signals.emit('SIGTERM');

  expect(await code).toBe(1);
  release();
  await body;
});

test('a second signal ends the process at once', async () => {
  const { code } = ending({ delayMs: 0, deadlineMs: TEST_TIMEOUT_MS });
  const { body } = await slowRequest();

  signals.emit('SIGINT');
  signals.emit('SIGINT');

  expect(await code).toBe(1);
  release();
  await body;
});
