import Fastify, { type FastifyInstance } from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { operatorRoutes } from './operatorRoutes.ts';

/** A database that accepts every statement and returns no rows. */
function createDatabase(onStatement: (text: string) => void): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => onStatement(query.sql),
  });
}

let statements: string[];
let isWarm: boolean;
let app: FastifyInstance;
beforeEach(async () => {
  statements = [];
  isWarm = false;
  app = Fastify();
  const db = createDatabase((text) => statements.push(text));
  operatorRoutes(app, { db, metrics: createMetrics(), isStopping: () => false, isWarm: () => isWarm, timeFactor: 1 });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const get = (path: string) => fetch(app.listeningOrigin + path);

test('until the API is warm it is healthy and unready, and writes nothing', async () => {
  const [ready, health] = [await get('/-/ready'), await get('/-/health')];

  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unready', reason: 'warming' }]);
  expect(health.status).toBe(200);
  expect(statements).toEqual([]);
});

test('a warm API is ready once the database has stored data', async () => {
  isWarm = true;

  const ready = await get('/-/ready');

  expect(ready.status).toBe(200);
  expect(statements[0]).toMatch(/^\s*insert into readiness_check/);
});
