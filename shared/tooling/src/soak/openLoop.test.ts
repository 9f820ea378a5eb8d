import { runOpenLoop } from './openLoop.ts';

const { signal } = new AbortController();

test('each due request is sent or counted once', async () => {
  const sent: number[] = [];
  let unsent = 0;
  const send = async (at: number) => void sent.push(at);
  const onUnsent = () => {
    unsent += 1;
  };

  await runOpenLoop({ rate: 1_000, seconds: 0.05, send, onUnsent, signal });

  expect(sent.length + unsent).toBe(50);
  expect(new Set(sent).size).toBe(sent.length);
});

test('requests that are due while 16 are under way are counted and not sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  let unsent = 0;
  const send = async () => {
    sent += 1;
    await promise;
  };
  const onUnsent = () => {
    unsent += 1;
    if (unsent === 34) resolve();
  };

  await runOpenLoop({ rate: 1_000, seconds: 0.05, send, onUnsent, signal });

  expect([sent, unsent]).toEqual([16, 34]);
});

test('no request is sent after an abort', async () => {
  const send = jest.fn(async () => undefined);

  await runOpenLoop({ rate: 1_000, seconds: 60, send, onUnsent: () => undefined, signal: AbortSignal.abort() });

  expect(send).not.toHaveBeenCalled();
});
