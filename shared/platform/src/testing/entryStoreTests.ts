import { DecisionRegistry } from '../registry/decisionRegistry.ts';
import type { EntryStore } from '../registry/entryStore.ts';
import type { Change } from '../registry/registryEntry.ts';

/** A store that a test can harm. */
export interface TestedStore {
  /** Opens the same entries once more, as another process does. */
  open: () => EntryStore;
  /** Replaces the text of an entry, or removes it. */
  replace: (number: number, text: string | undefined) => Promise<void>;
}

const released = (release: string): Change => ({
  kind: 'released',
  release: { release, url: `http://localhost/${release}/` },
});

async function add(registry: DecisionRegistry, ...changes: Change[]) {
  for (const change of changes) await registry.decide({ remote: 'mf-search', actor: 'anna', why: 'because', change });
}

/** The tests that every store of entries passes. @param tested a new store for each test */
export function testEntryStore(tested: () => TestedStore): void {
  test('a new store has no entries', async () => {
    expect(await tested().open().read(1)).toEqual([]);
  });

  test('a number is added once, and the text stays as it was', async () => {
    const store = tested().open();

    expect(await store.add({ number: 1, text: '{ "a":  1 }\n' })).toBe(true);
    expect(await store.add({ number: 1, text: 'other' })).toBe(false);
    expect(await store.read(1)).toEqual([{ number: 1, text: '{ "a":  1 }\n' }]);
  });

  test('of processes that add the same number at the same time one is first', async () => {
    const stores = Array.from({ length: 8 }, () => tested().open());
    const added = await Promise.all(stores.map(async (store, at) => store.add({ number: 1, text: `${at}` })));

    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await tested().open().read(1)).toEqual([{ number: 1, text: `${added.indexOf(true)}` }]);
  });

  test('registries on one store lose no decision of each other', async () => {
    const registries = await Promise.all(Array.from({ length: 4 }, async () => DecisionRegistry.open(tested().open())));
    await Promise.all(
      registries.map(async (registry, at) =>
        add(registry, ...[1, 2, 3, 4, 5].map((round) => released(`${at}-${round}`))),
      ),
    );

    const all = await DecisionRegistry.open(tested().open());
    expect(all.entries.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    await Promise.all(registries.map(async (registry) => registry.refresh()));
    for (const registry of registries) expect(registry.entries).toEqual(all.entries);
  });

  test.each<[what: string, number: number, harm: (text: string) => string | undefined, named: number]>([
    ['changed', 1, (text) => text.replace('anna', 'eve'), 2],
    ['removed', 1, () => undefined, 1],
    ['removed in the middle', 2, () => undefined, 2],
    ['cut off', 3, (text) => text.slice(0, 20), 3],
  ])('an entry that was %s is named', async (_what, number, harm, named) => {
    const { open, replace } = tested();
    await add(await DecisionRegistry.open(open()), released('a'), released('b'), released('c'));
    const [stored] = await open().read(number);
    await replace(number, harm(stored?.text ?? ''));

    await expect(DecisionRegistry.open(open())).rejects.toThrow(
      `${open().nameOf(named)} does not follow the entry before it.`,
    );
  });

  test('a store that has lost its last entries is read again', async () => {
    const { open, replace } = tested();
    const registry = await DecisionRegistry.open(open());
    await add(registry, released('a'), released('b'), released('c'));
    for (const number of [2, 3]) await replace(number, undefined);

    await registry.refresh();

    expect(registry.entries).toHaveLength(1);
    await registry.decide({ actor: 'anna', why: 'the copy of yesterday', change: { kind: 'restored' } });
    expect(registry.state.generation).toEqual({ epoch: 2, number: 2 });
    expect((await DecisionRegistry.open(open())).state.generation).toEqual({ epoch: 2, number: 2 });
  });
}
