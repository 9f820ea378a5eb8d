import type { HttpResponse } from '../httpGet.ts';
import { untilReady, type Startable } from './untilReady.ts';

const MINUTE_MS = 60_000;

// The minutes of these tests are counted, not waited for.
beforeEach(() => void jest.replaceProperty(process, 'env', { ...process.env, TIME_FACTOR: '1' }));
afterEach(() => jest.restoreAllMocks());

/** A process whose responses, messages and processor time depend on the time since its start, without any real waiting. */
function aStart({
  respond = () => undefined,
  messages = () => 0,
  outputs = () => 0,
  processorMs = () => undefined,
  endsAt = Number.POSITIVE_INFINITY,
  ...target
}: {
  respond?: (at: number) => Partial<HttpResponse> | undefined;
  messages?: (at: number) => number;
  outputs?: (at: number) => number;
  processorMs?: (at: number) => number | undefined;
  endsAt?: number;
} & Partial<Startable>) {
  let now = 0;
  let requests = 0;
  const child: Startable['child'] = {
    process: { pid: 1 },
    ended: Promise.resolve(3),
    closed: Promise.resolve(),
    hasEnded: () => now >= endsAt,
    lastOutput: () => 'Port 3000 is taken.',
    messages: () => messages(now),
    outputs: () => outputs(now),
  };
  const result = untilReady(
    { title: 'The shell', url: 'http://localhost:3000/-/ready', child, ...target },
    {
      get: async () => {
        requests += 1;
        const response = respond(now);
        if (!response) throw new Error('ECONNREFUSED');
        return { status: 503, headers: {}, body: '', ...response };
      },
      now: () => now,
      pause: async (ms) => {
        now += ms;
      },
      processorTime: () => processorMs(now),
    },
  );
  return { result, minutes: () => now / MINUTE_MS, requests: () => requests };
}

const readyAfter = (minutes: number) => (at: number) =>
  at >= minutes * MINUTE_MS ? { status: 200, body: 'ready' } : undefined;

test('a start that does not progress is given up after five minutes, and the error names what is awaited', async () => {
  const { result, minutes } = aStart({
    respond: () => ({ body: '{"live":{}}' }),
    onWait: () => [{ name: 'mf-search', reason: 'fetch failed' }],
  });

  await expect(result).rejects.toThrow(
    'The shell did not become ready: nothing progressed for 5 minutes. Awaited: mf-search (fetch failed).',
  );
  expect(minutes()).toBeCloseTo(5, 0);
});

test('the error of a server that never responded names its address', async () => {
  const { result } = aStart({});

  await expect(result).rejects.toThrow('Awaited: a response of http://localhost:3000/-/ready.');
});

test.each<[string, Parameters<typeof aStart>[0]]>([
  ['processor time', { processorMs: (at) => at / 10 }],
  ['progress messages', { messages: (at) => Math.floor(at / (2 * MINUTE_MS)) }],
  [
    'new bodies of the readiness response',
    { respond: (at) => readyAfter(30)(at) ?? { body: `${Math.floor(at / MINUTE_MS)}` } },
  ],
  ['output on a system without /proc', { outputs: (at) => Math.floor(at / MINUTE_MS) }],
])('a start that shows progress by %s may take half an hour', async (_sign, start) => {
  const { result } = aStart({ respond: readyAfter(30), ...start });

  await expect(result).resolves.toMatchObject({ status: 200 });
});

test.each<[string, Parameters<typeof aStart>[0]]>([
  ['the processor time of an idle process', { processorMs: (at) => at / 50 }],
  ['log lines while the processor time is known', { outputs: (at) => at, processorMs: () => 500 }],
  ['workers with different responses', { respond: (at) => ({ body: `worker ${Math.floor(at) % 3}` }) }],
])('%s is not progress', async (_sign, start) => {
  await expect(aStart(start).result).rejects.toThrow('nothing progressed for 5 minutes');
});

test('a process that ends fails the start at once, with its output', async () => {
  const { result, minutes } = aStart({ endsAt: 1_000 });

  await expect(result).rejects.toThrow('The shell ended with exit code 3 before it was ready.\nPort 3000 is taken.');
  expect(minutes()).toBeLessThan(0.1);
});

test('requests become rarer, up to one in half a second', async () => {
  const { result, requests } = aStart({ respond: readyAfter(1) });
  await result;

  expect(requests()).toBeLessThan(135);
});

test('an aborted signal ends the wait', async () => {
  await expect(aStart({ signal: AbortSignal.abort() }).result).rejects.toThrow('aborted');
});

test('a response that the caller accepts ends the wait', async () => {
  const { result } = aStart({
    respond: () => ({ body: 'all but one' }),
    accepts: ({ body }) => body === 'all but one',
  });

  await expect(result).resolves.toMatchObject({ status: 503 });
});
