import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lockFolder } from '../src/platform/db/folderLock.ts';
import { freshDatabase, templateDatabase } from './freshDatabase.ts';
import { API, FIXTURES } from './nodeProcess.ts';
import { runModule } from './runModule.ts';

/** URL of a PostgreSQL server. If set, every data folder has a database on it instead of PGlite. */
const SERVER = process.env['TEST_DATABASE_URL'];

/** Nothing, the tables of this release, or the catalog of the fixtures in them. */
export type Content = 'empty' | 'migrated' | 'seeded';

/** What each content is made from. */
const BEFORE = { migrated: 'empty', seeded: 'migrated' } as const;
const POLL_MS = 100;

/** The data of a shop: a folder, and on PostgreSQL a database. */
export interface TestData {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** Copies data that is made once per version of the sources: migrating and seeding take seconds. */
export async function newData(content: Content): Promise<TestData> {
  const dataDir = mkdtempSync(join(tmpdir(), 'commerce-api-'));
  const database = SERVER === undefined ? undefined : await freshDatabase(SERVER, await templateOf(SERVER, content));
  if (!database && content !== 'empty') cpSync(await folderWith(content), dataDir, { recursive: true });
  return {
    dataDir,
    databaseUrl: database?.url,
    remove: async () => {
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function templateOf(server: string, content: Content): Promise<string | undefined> {
  if (content === 'empty') return undefined;
  return templateDatabase(server, `commerce_${content}_${sourcesHash()}`, async () => {
    const made = await freshDatabase(server, await templateOf(server, BEFORE[content]));
    await fill({ dataDir: '', databaseUrl: made.url }, content);
    return made;
  });
}

async function folderWith(content: 'migrated' | 'seeded'): Promise<string> {
  const folder = join(tmpdir(), `commerce-api-${content}-${sourcesHash()}`);
  const lock = `${folder}-lock`;
  mkdirSync(lock, { recursive: true });
  while (!existsSync(folder)) {
    // Fails while another test process makes the folder.
    const release = await lockFolder(lock).catch(() => undefined);
    if (!release) await delay(POLL_MS);
    else if (!existsSync(folder)) await makeFolder(folder, content).finally(release);
    else release();
  }
  return folder;
}

async function makeFolder(folder: string, content: 'migrated' | 'seeded'): Promise<void> {
  const making = mkdtempSync(join(tmpdir(), 'commerce-api-making-'));
  const before = BEFORE[content];
  if (before !== 'empty') cpSync(await folderWith(before), making, { recursive: true });
  await fill({ dataDir: making, databaseUrl: undefined }, content);
  renameSync(making, folder);
}

async function fill({ dataDir, databaseUrl }: Pick<TestData, 'dataDir' | 'databaseUrl'>, content: Content) {
  await runModule(`
    import { migrate } from '${API}/src/platform/db/migrate.ts';
    import { openDatabase } from '${API}/src/platform/db/openDatabase.ts';
    import { seedDatabase } from '${API}/src/seed/seedDatabase.ts';
    const database = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
    await migrate(database);
    if (${content === 'seeded'}) await seedDatabase(database.db, '${FIXTURES}', { withDemo: true });
    await database.close();
    console.log('null');
  `);
}

let sources: string | undefined;

function sourcesHash(): string {
  sources ??= hashOfFolders(['migrations', 'src', 'test/fixtures']);
  return sources;
}

/** Not by patterns, whose matching would take longer than reading the files. */
function hashOfFolders(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((file) => /(?<!\.test)\.(sql|ts|json)$/.test(file)).toSorted()) {
      hash.update(readFileSync(join(API, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
