import { nextTurn } from './nextTurn.ts';

test('callers that come together go on one after the other, and timers run between them', async () => {
  const seen: string[] = [];
  const call = async (name: string) => {
    await nextTurn();
    seen.push(name);
    // A timer that is due in this turn runs before the next caller.
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(() => {
      seen.push(`timer of ${name}`);
      resolve();
    });
    const end = performance.now() + 2;
    while (performance.now() < end);
    return promise;
  };

  await Promise.all(['a', 'b', 'c'].map(call));

  expect(seen).toEqual(['a', 'timer of a', 'b', 'timer of b', 'c', 'timer of c']);
});
