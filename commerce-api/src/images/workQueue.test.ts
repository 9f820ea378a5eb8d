import { WorkQueue } from './workQueue.ts';

function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { finish: () => resolve('done'), fail: () => reject(new Error('broken')), run: jest.fn(() => promise) };
}

test('a queued job starts when the running one ends, even if that one failed', async () => {
  const queue = new WorkQueue({ atOnce: 1, maxQueued: 5 });
  const [first, second] = [work(), work()];
  const firstDone = queue.run(first.run);
  const secondDone = queue.run(second.run);
  const before = second.run.mock.calls.length;

  first.fail();
  await expect(firstDone).rejects.toThrow('broken');
  second.finish();

  expect(before).toBe(0);
  expect(await secondDone).toBe('done');
});

test('a full queue rejects new jobs and continues with its own', async () => {
  const queue = new WorkQueue({ atOnce: 1, maxQueued: 1 });
  const [first, second] = [work(), work()];
  const running = [queue.run(first.run), queue.run(second.run)];

  const turnedAway = await queue.run(work().run);
  first.finish();
  second.finish();

  expect(turnedAway).toBe('full');
  expect(await Promise.all(running)).toEqual(['done', 'done']);
  expect(queue.queued).toBe(0);
});
