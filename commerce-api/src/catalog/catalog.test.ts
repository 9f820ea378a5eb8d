import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import { Catalog } from './catalog.ts';

/** A catalog on a database that counts its statements and has every product. */
function catalogOf() {
  const database = { statements: 0, gate: Promise.resolve() };
  class CountingDriver extends DummyDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      return { ...(await super.acquireConnection()), executeQuery };
    }
  }
  async function executeQuery<Row>({ parameters: [ids] }: CompiledQuery): Promise<QueryResult<Row>> {
    database.statements += 1;
    const articleNumber = `read ${database.statements}`;
    await database.gate;
    return { rows: JSON.parse(JSON.stringify([ids].flat().map((id) => ({ id, articleNumber })))) };
  }
  const catalog = new Catalog(
    new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new CountingDriver(),
        createIntrospector: (introspected) => new PostgresIntrospector(introspected),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
  );
  const articleNumberOf = async (id: number) => (await catalog.products([id]))[0]?.articleNumber;
  return { catalog, database, articleNumberOf };
}

test('a change of a product removes its record and no other', async () => {
  const { catalog, database, articleNumberOf } = catalogOf();
  await catalog.products([1, 2]);

  catalog.changed({ productIds: [1] });

  expect(await articleNumberOf(2)).toBe('read 1');
  expect(await articleNumberOf(1)).toBe('read 2');
  expect(database.statements).toBe(2);
});

test('a change of a product removes its entry from every cache, and neither those of others nor those of the shop', async () => {
  const { catalog } = catalogOf();
  const reviews = catalog.createCache<string>(10);
  const promotions = catalog.createCache<string>(1);
  const read = async (text: string) =>
    Promise.all([
      reviews.get(1, async () => text),
      reviews.get(2, async () => text),
      promotions.get('all', async () => text),
    ]);
  await read('before');

  catalog.changed({ productIds: [1, 3] });
  expect(await read('after an order')).toEqual(['after an order', 'before', 'before']);

  catalog.changed({ everything: true });
  expect(await read('after an import')).toEqual(['after an import', 'after an import', 'after an import']);
});

test('a record that was read before a change of its product is not cached after it', async () => {
  const { catalog, database, articleNumberOf } = catalogOf();
  const { promise, resolve } = Promise.withResolvers<void>();
  database.gate = promise;
  const reading = catalog.products([1, 2]);
  catalog.changed({ productIds: [1] });
  resolve();
  await reading;

  expect(await articleNumberOf(1)).toBe('read 2');
  expect(await articleNumberOf(2)).toBe('read 1');

  const before = catalog.products([3]);
  catalog.changed({ everything: true });
  await before;

  expect(await articleNumberOf(3)).toBe('read 4');
});
