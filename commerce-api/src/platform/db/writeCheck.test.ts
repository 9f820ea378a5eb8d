import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Tables } from './tables.ts';
import { WriteCheck } from './writeCheck.ts';

test('checks that run at once share one write, and a later check writes again', async () => {
  let writes = 0;
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      if (query.sql.includes('insert into')) writes += 1;
    },
  });
  const check = new WriteCheck(db);

  await Promise.all([check.run(), check.run(), check.run()]);
  const afterFirst = writes;
  await check.run();

  expect([afterFirst, writes]).toEqual([1, 2]);
});
