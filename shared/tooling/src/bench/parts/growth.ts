import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillStock } from '../api/fillStock.ts';
import { measureCalls } from '../api/measureCalls.ts';
import { startApi, type ApiProcess } from '../api/startApi.ts';
import { catalogOnServer, embeddedCatalog, fillCatalog, type Catalog } from '../growth/catalogs.ts';
import { growthCases } from '../growth/growthCases.ts';
import { FIRST_CALLS, startFigures } from '../growth/startFigures.ts';
import { inTurns, pairsOf, spreadsOf, type Figures } from '../measure/pairs.ts';
import type { Column, Table } from '../table.ts';
import { postgresServer } from '../../site/privatePostgres.ts';
import type { Bench } from './part.ts';

/** A start takes as long as a whole round of calls. */
const MAX_STARTS = 3;
const CONCURRENCY = 4;
const WARM_UP_ROUNDS = 2;
/** From the smallest to the largest catalog. */
const MAX_GROWTH = 2;

/** An engine of the database with its catalogs, from the smallest to the largest. */
interface Engine {
  name: string;
  catalogs: readonly Catalog[];
  /** Processes of the database, if it is not a part of the API. */
  pids: readonly number[];
}

/** `growth`: start, memory and operations of the API with catalogs of several sizes, on PostgreSQL and on the embedded database. */
export async function* growth({ options, watch }: Bench): AsyncGenerator<Table> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-growth-'));
  const server = await postgresServer();
  const pids = server.pid === undefined ? [] : [server.pid];
  watch.addOwn(pids);
  const engines: Engine[] = [
    {
      name: 'PostgreSQL',
      catalogs: options.products.map((size) => catalogOnServer(size, folder, server.url)),
      pids,
    },
    { name: 'embedded database', catalogs: options.products.map((size) => embeddedCatalog(size, folder)), pids: [] },
  ];
  try {
    for (const engine of engines) yield* growthOn(engine, options.rounds, watch.look);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function* growthOn(engine: Engine, rounds: number, look: () => Promise<void>): AsyncGenerator<Table> {
  for (const catalog of engine.catalogs) {
    const seconds = await fillCatalog(catalog);
    console.log(`${engine.name}: ${catalog.products} products created in ${seconds.toFixed(0)} s`);
  }
  const starts = Math.min(MAX_STARTS, rounds);
  const started = await inTurns(
    starts,
    engine.catalogs.map((catalog) => async () => startFigures(catalog)),
    look,
  );
  yield startTable(engine, started, starts);
  yield operationsTable(engine, await measureOperations(engine, rounds, look));
}

function startTable({ name, catalogs }: Engine, started: readonly Figures[][], starts: number): Table {
  const columns: (Column & { figure: string })[] = [
    { figure: 'startS', heading: 'ready after', unit: 's', digits: 1 },
    { figure: 'startCpuS', heading: 'processor time', unit: 's', digits: 1 },
    { figure: 'megabytes', heading: 'memory', unit: 'MB' },
    ...FIRST_CALLS.map((call) => ({ figure: call, heading: `first ${call}`, unit: 'ms' })),
  ];
  return {
    title: `Growth on ${name}: start and first calls`,
    note: `Medians of ${starts} starts, in turns. Processor time of the API, without that of a database server.`,
    columns: columns.map(({ figure: _read, ...column }) => column),
    rows: catalogs.map(({ products }, at) => {
      const spreads = spreadsOf(started[at] ?? []);
      return { name: nameOf(products), figures: columns.map(({ figure }) => spreads[figure] ?? null) };
    }),
  };
}

interface MeasuredOperation {
  name: string;
  /** Figures of the rounds, by catalog. */
  bySize: Figures[][];
}

async function measureOperations(
  { catalogs, pids }: Engine,
  rounds: number,
  look: () => Promise<void>,
): Promise<MeasuredOperation[]> {
  const apis: ApiProcess[] = [];
  try {
    for (const { dataDir, env } of catalogs) {
      apis.push(await startApi(dataDir, env));
      await fillStock(dataDir);
    }
    const names = growthCases(1_000).map(({ name }) => name);
    const casesBySize = catalogs.map(({ products }) => growthCases(products));
    const measures = names.flatMap((_, at) =>
      apis.map((api, size) => async () => {
        const one = casesBySize[size]?.[at];
        const options = { concurrency: CONCURRENCY, pids: [api.pid, ...pids] };
        return one ? measureCalls(api.origin, one, { ...options, calls: one.calls }) : {};
      }),
    );
    await inTurns(WARM_UP_ROUNDS, measures);
    const measured = await inTurns(rounds, measures, look);
    return names.map((name, at) => ({ name, bySize: measured.slice(at * apis.length, (at + 1) * apis.length) }));
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
  }
}

function operationsTable({ name, catalogs }: Engine, operations: readonly MeasuredOperation[]): Table {
  const sizes = catalogs.map(({ products }): Column => ({ heading: nameOf(products), unit: 'ms', digits: 1 }));
  return {
    title: `Growth on ${name}: processor time of a call`,
    note: 'Of the API and its database, warm, four calls at a time, each with other variables. Growth: from the smallest to the largest catalog.',
    columns: [...sizes, { heading: 'growth', digits: 2, budget: { max: MAX_GROWTH } }],
    rows: operations.map(({ name: operation, bySize }) => {
      const growing = pairsOf(bySize.at(-1) ?? [], bySize[0] ?? []).ratio['cpuMs'] ?? null;
      return {
        name: operation,
        figures: [...bySize.map((rounds) => spreadsOf(rounds)['cpuMs'] ?? null), catalogs.length > 1 ? growing : null],
      };
    }),
  };
}

function nameOf(products: number): string {
  return `${products.toLocaleString('en')} products`;
}
