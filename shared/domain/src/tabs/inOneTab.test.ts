import { inOneTab } from './inOneTab.ts';

test('work with the same name runs one after another, also after an error', async () => {
  const events: string[] = [];
  const work = (id: string, fails = false) =>
    inOneTab('test', async () => {
      events.push(`${id} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${id} ends`);
      if (fails) throw new Error(id);
      return id;
    });

  const results = await Promise.allSettled([work('one', true), work('two')]);

  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(results).toMatchObject([{ reason: new Error('one') }, { value: 'two' }]);
});
