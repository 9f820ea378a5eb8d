import { aListedProduct, WHOLE_LIST } from '../../test/listing.ts';
import { ListIndex } from './index/listIndex.ts';
import { Lists } from './lists.ts';
import { Synonyms } from './text/synonyms.ts';

function indexOf(ids: readonly number[]): ListIndex {
  const index = new ListIndex({ sv: new Synonyms(), en: new Synonyms() });
  for (const id of ids) index.put(aListedProduct({ id }));
  return index;
}

async function listed(lists: Lists): Promise<number[]> {
  return (await lists.current()).list(WHOLE_LIST).ids;
}

/** A database whose reads can be blocked and can fail. */
function database(ids: number[]) {
  const reading = { ids, gate: Promise.resolve(), failures: 0 };
  async function read(): Promise<readonly number[]> {
    const seen = [...reading.ids];
    await reading.gate;
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
          if (seen.includes(id)) index.put(aListedProduct({ id }));
          else index.remove(id);
        }
      },
    },
    { maxWaitMs: 100, retryMs: 1 },
  );
  return { reading, lists };
}

function block(reading: { gate: Promise<void> }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  reading.gate = promise;
  return resolve;
}

test('a list contains changes that were announced before the request', async () => {
  const { reading, lists } = database([1, 2]);
  await lists.start();

  reading.ids = [2, 3];
  lists.changed({ productIds: [1, 3] });

  expect(await listed(lists)).toEqual([2, 3]);
});

test('a change announced during the first read is not lost', async () => {
  const { reading, lists } = database([1]);
  const go = block(reading);
  const started = lists.start();

  reading.ids = [1, 2];
  lists.changed({ productIds: [2] });
  go();
  await started;

  expect(await listed(lists)).toEqual([1, 2]);
});

test('a change announced during a full reload is not lost', async () => {
  const { reading, lists } = database([1]);
  await lists.start();
  const go = block(reading);
  lists.changed({ everything: true });

  reading.ids = [1, 2];
  lists.changed({ productIds: [2] });
  go();

  expect(await listed(lists)).toEqual([1, 2]);
});

test('during a long reload the previous lists are returned', async () => {
  const { reading, lists } = database([1]);
  await lists.start();
  const go = block(reading);
  reading.ids = [1, 2];

  lists.changed({ everything: true });

  expect(await listed(lists)).toEqual([1]);
  go();
  expect(await listed(lists)).toEqual([1, 2]);
});

test.each([{ everything: true } as const, { productIds: [2] }])(
  'a failed read of %j is reported and retried',
  async (change) => {
    const { reading, lists } = database([1]);
    const reported: unknown[] = [];
    lists.onFailure((error) => reported.push(error));
    await lists.start();

    reading.ids = [1, 2];
    reading.failures = 2;
    lists.changed(change);

    expect(await listed(lists)).toEqual([1, 2]);
    expect(reported).toEqual([new Error('The database is away.'), new Error('The database is away.')]);
  },
);
