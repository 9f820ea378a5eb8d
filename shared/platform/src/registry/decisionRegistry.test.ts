import { memoryStore } from '../testing/memoryStore.ts';
import { DecisionRegistry } from './decisionRegistry.ts';
import type { EntryStore } from './entryStore.ts';
import { RegistryError } from './registryError.ts';

const decision = (kind: 'frozen' | 'thawed') =>
  ({ remote: 'mf-search', actor: 'anna', why: 'because', change: { kind } }) as const;

/** A store that counts the entries which were read from it. */
function countingStore() {
  const store = memoryStore();
  const counted = { entries: 0 };
  const read: EntryStore['read'] = async (from) => {
    const found = await store.read(from);
    counted.entries += found.length;
    return found;
  };
  return { store: { ...store, read }, counted };
}

test('a decision reads no earlier entries, and a refresh only the last and new ones', async () => {
  const { store, counted } = countingStore();
  const [one, other] = [await DecisionRegistry.open(store), await DecisionRegistry.open(store)];
  for (let round = 0; round < 50; round += 1) {
    await one.decide(decision('frozen'));
    await one.decide(decision('thawed'));
  }
  expect(counted.entries).toBe(0);

  await other.refresh();
  expect(counted.entries).toBe(100);
  counted.entries = 0;
  await other.refresh();
  await one.decide(decision('frozen'));
  await other.refresh();

  expect(counted.entries).toBe(1 + 2);
  expect(other.entries).toEqual(one.entries);
});

test('a decision that follows from an older state is not made', async () => {
  const store = memoryStore();
  const [one, other] = [await DecisionRegistry.open(store), await DecisionRegistry.open(store)];
  await other.decide(decision('frozen'));

  const thawing = one.decide(decision('thawed'), ({ generation }) => generation.number === 0);

  await expect(thawing).rejects.toThrow(RegistryError);
  expect(store.entries).toHaveLength(1);
});

test('a decision that only the newest state accepts is made after it was read', async () => {
  const store = memoryStore();
  const [one, other] = [await DecisionRegistry.open(store), await DecisionRegistry.open(store)];
  await other.decide(decision('frozen'));

  expect(await one.decide(decision('thawed'))).toMatchObject({ number: 2 });
});

test('a listener is called for each change of this process or another, until it ends that', async () => {
  const store = memoryStore();
  const [one, other] = [await DecisionRegistry.open(store), await DecisionRegistry.open(store)];
  const seen: number[] = [];
  const end = one.onChange(() => seen.push(one.state.generation.number));

  await one.decide(decision('frozen'));
  await other.decide(decision('thawed'));
  await one.refresh();
  await one.refresh();
  end();
  await one.decide(decision('frozen'));

  expect(seen).toEqual([1, 2]);
});

test('entries of before epochs and ids are those of the first epoch', async () => {
  const text = `${JSON.stringify({
    number: 1,
    previous: null,
    at: '2026-11-30T10:00:00.000Z',
    actor: 'anna',
    why: 'because',
    remote: 'mf-search',
    change: { kind: 'frozen' },
  })}\n`;
  const registry = await DecisionRegistry.open(memoryStore([{ number: 1, text }]));

  expect(registry.entries).toMatchObject([{ number: 1, epoch: 1 }]);
  expect(await registry.decide(decision('thawed'))).toMatchObject({ number: 2, epoch: 1 });
});
