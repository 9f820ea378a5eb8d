import { createQueue } from './createQueue.ts';

test('jobs run one at a time, in the order of the calls, also after an error', async () => {
  const enqueue = createQueue();
  const events: string[] = [];
  const run = async (id: string, fails = false) =>
    enqueue(async () => {
      events.push(`${id} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${id} ends`);
      if (fails) throw new Error(id);
      return id;
    });

  const results = await Promise.allSettled([run('one', true), run('two')]);

  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(results).toMatchObject([{ reason: new Error('one') }, { value: 'two' }]);
});

test('queues do not wait for each other', async () => {
  void createQueue()(async () => new Promise(() => {}));

  await expect(createQueue()(async () => 'done')).resolves.toBe('done');
});
