import type { ListQuery } from './listQuery.ts';
import { ListIndex } from './index/listIndex.ts';
import { Lists } from './lists.ts';
import { Synonyms } from './text/synonyms.ts';

function put(index: ListIndex, id: number): void {
  index.put({
    id,
    facets: [],
    sellingPrices: new Map([['SEK', 100]]),
    firstAvailableOn: '2026-01-01',
    soldCount: 0,
    rating: null,
    stock: { inStock: 1, total: 1 },
    sortKeys: { sv: '', en: '' },
    brandSortKey: '',
    isCollapsed: false,
    documents: { sv: '', en: '' },
  });
}

function indexOf(ids: readonly number[]): ListIndex {
  const index = new ListIndex({ sv: new Synonyms(), en: new Synonyms() });
  for (const id of ids) put(index, id);
  return index;
}

const everything: ListQuery = {
  language: 'sv',
  priceList: 'SEK',
  page: [],
  include: [],
  includeMode: 'all',
  exclude: [],
  selection: [],
  words: undefined,
  price: { lowest: undefined, highest: undefined },
  inPriceList: undefined,
  includeCollapsed: false,
  ids: undefined,
  sort: 'NONE',
  facetOrder: [],
  countsByGroup: false,
  skip: 0,
  take: 200,
};

async function listed(lists: Lists): Promise<number[]> {
  return (await lists.current()).list(everything).ids;
}

/** A database whose reading can be held up, and fail. */
function database(ids: number[]) {
  const reading = { ids, held: Promise.resolve(), failures: 0 };
  async function read(): Promise<readonly number[]> {
    const seen = [...reading.ids];
    await reading.held;
    if (reading.failures > 0) {
      reading.failures -= 1;
      throw new Error('The database is away.');
    }
    return seen;
  }
  const lists = new Lists(
    {
      all: async () => indexOf(await read()),
      changed: async (index, changed) => {
        const seen = await read();
        for (const id of changed) {
          if (seen.includes(id)) put(index, id);
          else index.remove(id);
        }
      },
    },
    { maxWaitMs: 100, retryMs: 1 },
  );
  return { reading, lists };
}

function hold(reading: { held: Promise<void> }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  reading.held = promise;
  return resolve;
}

test('a list shows what was announced before it was asked for', async () => {
  const { reading, lists } = database([1, 2]);
  await lists.start();

  reading.ids = [2, 3];
  lists.changed({ productIds: [1, 3] });

  expect(await listed(lists)).toEqual([2, 3]);
});

test('a change that is announced during the first reading is not lost', async () => {
  const { reading, lists } = database([1]);
  const go = hold(reading);
  const started = lists.start();

  reading.ids = [1, 2];
  lists.changed({ productIds: [2] });
  go();
  await started;

  expect(await listed(lists)).toEqual([1, 2]);
});

test('a change that is announced while everything is read again is not lost', async () => {
  const { reading, lists } = database([1]);
  await lists.start();
  const go = hold(reading);
  lists.changed({ everything: true });

  reading.ids = [1, 2];
  lists.changed({ productIds: [2] });
  go();

  expect(await listed(lists)).toEqual([1, 2]);
});

test('a long reading is not waited for: the lists of before answer', async () => {
  const { reading, lists } = database([1]);
  await lists.start();
  const go = hold(reading);
  reading.ids = [1, 2];

  lists.changed({ everything: true });

  expect(await listed(lists)).toEqual([1]);
  go();
  expect(await listed(lists)).toEqual([1, 2]);
});

test.each([{ everything: true } as const, { productIds: [2] }])(
  'a reading of %j that fails is told and tried again',
  async (change) => {
    const { reading, lists } = database([1]);
    const told: unknown[] = [];
    lists.onFailure((error) => told.push(error));
    await lists.start();

    reading.ids = [1, 2];
    reading.failures = 2;
    lists.changed(change);

    expect(await listed(lists)).toEqual([1, 2]);
    expect(told).toEqual([new Error('The database is away.'), new Error('The database is away.')]);
  },
);
