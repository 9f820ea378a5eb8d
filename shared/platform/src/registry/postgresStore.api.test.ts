import { randomBytes } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { testEntryStore } from '../testing/entryStoreTests.ts';
import { DecisionRegistry } from './decisionRegistry.ts';
import { StoreError, type EntryStore } from './entryStore.ts';
import { postgresStore } from './postgresStore.ts';

const server = process.env['TEST_DATABASE_URL'];

// Other runs of the API tests have no server: the store has no embedded database.
const describeOnServer = server ? describe : describe.skip;

let url: string;
const opened: EntryStore[] = [];

async function run(address: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

function open(address = url): EntryStore {
  const store = postgresStore(address);
  opened.push(store);
  return store;
}

describeOnServer('on PostgreSQL', () => {
  beforeEach(async () => {
    const name = `registry_test_${randomBytes(6).toString('hex')}`;
    await run(server ?? '', `create database ${name}`);
    const own = new URL(server ?? '');
    own.pathname = `/${name}`;
    url = own.href;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(async (store) => store.close()));
    await run(server ?? '', `drop database ${new URL(url).pathname.slice(1)} with (force)`);
  });

  testEntryStore(() => ({
    open: () => open(),
    replace: async (number, text) =>
      text === undefined
        ? run(url, 'delete from registry_entries where number = $1', [number])
        : run(url, 'update registry_entries set entry = $2 where number = $1', [number, text]),
  }));

  test('a registry goes on when its database has ended all connections', async () => {
    const registry = await DecisionRegistry.open(open());
    const decide = async (kind: 'frozen' | 'thawed') =>
      registry.decide({ remote: 'mf-search', actor: 'anna', why: 'because', change: { kind } });
    await decide('frozen');

    await run(
      url,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

    // The first call may still use a connection of before.
    await registry.refresh().catch((error: unknown) => expect(error).toBeInstanceOf(StoreError));
    expect(await decide('thawed')).toMatchObject({ number: 2 });
  });

  test('a decision whose response was lost is added once when it is sent again', async () => {
    const upstream = new URL(url);
    let isLosing = false;
    const sockets = new Set<Socket>();
    const proxy = createServer((client) => {
      const database = connect(Number(upstream.port || 5432), upstream.hostname);
      for (const socket of [client, database]) {
        sockets.add(socket);
        socket.on('error', () => {});
      }
      client.on('close', () => database.destroy());
      client.on('data', (data) => database.write(data));
      database.on('close', () => client.destroy());
      database.on('data', (data) => {
        if (isLosing) client.destroy();
        else client.write(data);
      });
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve);
    });
    try {
      const { port }: { port?: number } = Object(proxy.address());
      const through = new URL(url);
      through.host = `127.0.0.1:${port}`;
      const registry = await DecisionRegistry.open(open(through.href));
      const id = '5a0c9d4e-6f3b-4c1d-9a52-0f3b8f1e7c11';
      const decide = async () =>
        registry.decide({ id, remote: 'mf-search', actor: 'anna', why: 'because', change: { kind: 'frozen' } });

      isLosing = true;
      await expect(decide()).rejects.toThrow(StoreError);
      isLosing = false;

      expect(await decide()).toMatchObject({ number: 1, id });
      expect(await open().read(1)).toHaveLength(1);
    } finally {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    }
  });
});

test('a database that cannot be reached is an error that names the reason', async () => {
  const store = postgresStore('postgresql://registry@127.0.0.1:1/registry');

  await expect(store.read(1)).rejects.toThrow(StoreError);
  await expect(store.read(1)).rejects.toThrow('The database of the registry cannot be used: ECONNREFUSED.');
  await store.close();
});
