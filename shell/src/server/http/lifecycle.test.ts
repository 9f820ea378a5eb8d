import { EventEmitter } from 'node:events';
import { fastify, type FastifyInstance } from 'fastify';
import { endOnSignal } from './lifecycle.ts';

let app: FastifyInstance;
let origin = '';
let signals: EventEmitter;
let release: () => void;

beforeEach(async () => {
  app = fastify({ forceCloseConnections: 'idle' });
  signals = new EventEmitter();
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/slow', async () => {
    signals.emit('arrived');
    await held;
    return 'answered';
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  release();
  app.server.closeAllConnections();
  await app.close();
});

/** Settles with the exit code. */
function ending(shutdown: { delayMs: number; deadlineMs: number }) {
  let end: (code: number) => void = () => undefined;
  const code = new Promise<number>((resolve) => {
    end = resolve;
  });
  return { code, lifecycle: endOnSignal(app, shutdown, end, signals) };
}

async function slowRequest(): Promise<{ answer: Promise<string> }> {
  const arrived = new Promise((resolve) => {
    signals.once('arrived', resolve);
  });
  const answer = fetch(`${origin}/slow`).then(async (response) => response.text());
  await arrived;
  return { answer };
}

/** Settles once no new connection is taken: closing has begun. */
async function refused(): Promise<void> {
  while (
    await fetch(`${origin}/other`).then(
      () => true,
      () => false,
    )
  );
}

test('a request that is running when the process is told to stop is answered before it ends', async () => {
  const { code, lifecycle } = ending({ delayMs: 0, deadlineMs: 5_000 });
  const { answer } = await slowRequest();

  signals.emit('SIGTERM');
  expect(lifecycle.isStopping()).toBe(true);
  await refused();
  release();

  expect(await answer).toBe('answered');
  expect(await code).toBe(0);
});

test('it still takes requests while load balancers learn that it is unready', async () => {
  const { code, lifecycle } = ending({ delayMs: 200, deadlineMs: 5_000 });
  release();

  signals.emit('SIGTERM');
  const response = await fetch(`${origin}/slow`);

  expect(lifecycle.isStopping()).toBe(true);
  expect(response.status).toBe(200);
  expect(await code).toBe(0);
});

test('a request that never ends does not keep the process', async () => {
  const { code } = ending({ delayMs: 0, deadlineMs: 50 });
  const { answer } = await slowRequest();

  signals.emit('SIGTERM');

  expect(await code).toBe(1);
  release();
  await answer;
});

test('a second signal ends it at once', async () => {
  const { code } = ending({ delayMs: 0, deadlineMs: 60_000 });
  const { answer } = await slowRequest();

  signals.emit('SIGINT');
  signals.emit('SIGINT');

  expect(await code).toBe(1);
  release();
  await answer;
});
