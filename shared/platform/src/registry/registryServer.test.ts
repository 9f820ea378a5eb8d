import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@hemvaror/testing/until';
import Fastify from 'fastify';
import { createKey, releaseKeysFrom } from '../contract/releaseKeys.ts';
import type { Signatures } from './authority.ts';
import { StoreError, type EntryStore } from './entryStore.ts';
import { DecisionRegistry } from './decisionRegistry.ts';
import { folderStore } from './folderStore.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { RegistryClient, RegistryUnreachableError } from './registryClient.ts';
import type { Change } from './registryEntry.ts';
import { RegistryError } from './registryError.ts';
import { createRegistryServer } from './registryServer.ts';

const ID = '5a0c9d4e-6f3b-4c1d-9a52-0f3b8f1e7c11';
const UNSIGNED: Signatures = { demandsSignatures: false };

let folder: string;
const stops: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await rm(folder, { recursive: true, force: true });
});

/** A process of the service. All share the folder. */
async function aService(signatures = UNSIGNED, { store = folderStore(folder), stageMs = 600_000 } = {}) {
  const app = await createRegistryServer({ store, stageMs, log: Fastify().log, ...signatures });
  stops.push(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, client: new RegistryClient({ url }), post: async (body: unknown) => post(url, body) };
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}, route = '/decisions') {
  const response = await fetch(url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const released = (release: string): Change => ({
  kind: 'released',
  release: { release, url: `http://localhost/${release}/`, integrity: `sha384-${release}` },
});
const live = (release: string): Change => ({ kind: 'live', release, isPinned: false });

async function decide(client: RegistryClient, ...changes: Change[]) {
  for (const change of changes) await client.decide({ remote: 'mf-search', actor: 'anna', why: 'because', change });
}

function aRequest(change: object = { kind: 'frozen' }) {
  return { id: ID, at: new Date().toISOString(), actor: 'anna', why: 'because', remote: 'mf-search', change };
}

/** The events of a service so far. */
async function eventsOf(url: string) {
  const stopping = new AbortController();
  const response = await fetch(`${url}/registry.json`, {
    headers: { accept: 'text/event-stream' },
    signal: stopping.signal,
  });
  const events: unknown[] = [];
  const reading = (async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      events.splice(
        0,
        events.length,
        ...[...text.matchAll(/^data: (.*)\n\n/gm)].map(([, data = '']) => JSON.parse(data)),
      );
    }
  })().catch(() => undefined);
  stops.push(async () => {
    stopping.abort();
    await reading;
  });
  return { events, reading };
}

test('the document follows from the decisions, and a client that has it gets no second copy', async () => {
  const { url, client } = await aService();
  await decide(client, released('a'), live('a'));

  expect(await client.document()).toMatchObject({
    remotes: { 'mf-search': { release: 'a' } },
    generation: { epoch: 1, number: 2 },
  });
  const first = await fetch(`${url}/registry.json`);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = async () => (await fetch(`${url}/registry.json`, { headers: { 'if-none-match': etag } })).status;
  expect(await again()).toBe(304);

  await decide(client, { kind: 'frozen' });
  expect(await again()).toBe(200);
});

test('a client of another process of the service gets an event for each decision', async () => {
  const { client } = await aService();
  const other = await aService();
  await decide(client, released('a'));
  const { events } = await eventsOf(other.url);
  await until(() => events.length > 0);

  await decide(client, live('a'));

  await until(() => JSON.stringify(events.at(-1)) === JSON.stringify({ epoch: 1, number: 2 }));
  expect((await other.client.document()).remotes['mf-search']).toMatchObject({ release: 'a' });
});

test('event streams do not hold up the end of the service', async () => {
  const app = await createRegistryServer({
    store: folderStore(folder),
    stageMs: 600_000,
    log: Fastify().log,
    demandsSignatures: false,
  });
  const { events, reading } = await eventsOf(await app.listen({ host: '127.0.0.1', port: 0 }));
  await until(() => events.length === 1);

  await app.close();

  expect(await reading).toBeUndefined();
});

test('entries are those of a remote after a number, oldest first', async () => {
  const { client } = await aService();
  await decide(client, released('a'), live('a'));
  await client.decide({ remote: 'mf-account', actor: 'anna', why: 'because', change: { kind: 'frozen' } });

  expect(await client.entries()).toMatchObject([{ number: 1 }, { number: 2 }, { number: 3 }]);
  expect(await client.entries({ remote: 'mf-search' })).toMatchObject([{ number: 1 }, { number: 2 }]);
  expect(await client.entries({ after: 2 })).toMatchObject([{ number: 3, remote: 'mf-account' }]);
});

test('a client reads more entries than one response has', async () => {
  const store = memoryStore();
  const registry = await DecisionRegistry.open(store);
  for (let at = 0; at < 1_001; at += 1)
    await registry.decide({
      remote: 'mf-search',
      actor: 'anna',
      why: `${at}`,
      change: at % 2 === 0 ? { kind: 'frozen' } : { kind: 'thawed' },
    });
  const { client } = await aService(UNSIGNED, { store });

  expect(await client.entries()).toEqual(registry.entries);
  expect(await client.entries({ remote: 'mf-search', after: 1_000 })).toHaveLength(1);
});

test('a decision that is sent again is added once, also to another process', async () => {
  const { client } = await aService();
  const other = await aService();
  const decision = { id: ID, remote: 'mf-search', actor: 'anna', why: 'because', change: released('a') } as const;

  const entry = await client.decide(decision);

  expect(entry).toMatchObject({ number: 1, id: ID });
  expect(await client.decide(decision)).toEqual(entry);
  expect(await other.client.decide(decision)).toEqual(entry);
  await expect(client.decide({ ...decision, change: released('b') })).rejects.toThrow('belongs to entry 1');
  expect(await client.entries()).toHaveLength(1);
});

test.each<[what: string, body: unknown, status: number, message: RegExp]>([
  ['without an actor', { ...aRequest(), actor: undefined }, 400, /malformed: actor is missing or not valid\.$/],
  ['with an unknown field', { ...aRequest(), force: true }, 400, /malformed: force is unknown\.$/],
  ['of an unknown kind', aRequest({ kind: 'erased' }), 400, /malformed: change.kind is missing or not valid\.$/],
  ['without a remote', { ...aRequest(), remote: undefined }, 400, /malformed: remote is missing or not valid\.$/],
  ['that is no JSON', '{', 400, /JSON/],
  ['that is too large', aRequest({ kind: 'x'.repeat(70_000) }), 413, /large/],
  ['that the registry refuses', aRequest({ kind: 'thawed' }), 409, /^mf-search is not frozen\.$/],
])('a decision %s gets a response that says why', async (_what, body, status, message) => {
  const service = await aService();
  const response = await service.post(body);

  expect(response).toEqual({ status, body: { message: expect.stringMatching(message) } });
  expect(JSON.stringify(response.body)).not.toMatch(/\.ts:|\bat /);
});

test('without signatures, a page of another site cannot decide in the browser of a developer', async () => {
  const { url } = await aService();

  expect((await post(url, aRequest(), { origin: 'http://evil.example' })).status).toBe(403);
  expect((await post(url, aRequest(), { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(url, aRequest())).status).toBe(200);
});

test('with keys, a decision needs a signature, and its entry names the key', async () => {
  const [search, account] = [createKey(), createKey()];
  const keys = releaseKeysFrom([`mf-search=${search.publicKey}`, `mf-account=${account.publicKey}`]);
  const { url, client } = await aService({ demandsSignatures: true, keys });
  const frozen = { remote: 'mf-search', actor: 'anna', why: 'because', change: { kind: 'frozen' } } as const;
  const clientOf = ({ privateKey }: { privateKey: string }) => new RegistryClient({ url, privateKey });

  expect((await post(url, aRequest())).status).toBe(403);
  await expect(client.decide(frozen)).rejects.toThrow('The decision is not signed.');
  await expect(clientOf(account).decide(frozen)).rejects.toThrow(
    new RegistryError(
      'This is not a key of mf-search. It belongs to mf-account. Sign with a key of mf-search or operator.',
    ),
  );
  expect(await clientOf(search).decide(frozen)).toMatchObject({ number: 1, key: search.publicKey });
});

test('without keys, a decision does not claim one', async () => {
  const { url } = await aService();
  const { privateKey } = createKey();
  const client = new RegistryClient({ url, privateKey });
  const entry = await client.decide({
    remote: 'mf-search',
    actor: 'anna',
    why: 'because',
    change: { kind: 'frozen' },
  });

  expect(entry.key).toBeUndefined();
});

test('while the store does not respond, the document is served and decisions say so', async () => {
  let isAway = false;
  const present = folderStore(folder);
  const store: EntryStore = {
    ...present,
    read: async (from) => (isAway ? away() : present.read(from)),
    add: async (entry) => (isAway ? away() : present.add(entry)),
  };
  const { url, client } = await aService(UNSIGNED, { store });
  await decide(client, released('a'), live('a'));
  const health = async (): Promise<unknown> => (await fetch(`${url}/health`)).json();

  isAway = true;

  await expect(decide(client, { kind: 'frozen' })).rejects.toThrow(RegistryUnreachableError);
  expect((await client.document()).remotes['mf-search']?.release).toBe('a');
  await until(async () => JSON.stringify(await health()).includes('"degraded"'));
  expect(await health()).toMatchObject({ message: 'It is away.', generation: { number: 2 } });

  isAway = false;

  await decide(client, { kind: 'frozen' });
  await until(async () => JSON.stringify(await health()).includes('"ok"'));
});

async function away(): Promise<never> {
  throw new StoreError('It is away.');
}

test('a client whose connection breaks after the decision asks once more, and the decision is added once', async () => {
  const { url, client } = await aService();
  let requests = 0;
  const breaking = createServer((request, response) => {
    requests += 1;
    const isFirst = requests === 1;
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { body } = await post(url, Buffer.concat(chunks).toString());
      if (isFirst) request.socket.destroy();
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => {
    breaking.listen(0, '127.0.0.1', resolve);
  });
  stops.push(async () => breaking.close());
  const { port }: Pick<AddressInfo, 'port'> = Object(breaking.address());

  const broken = new RegistryClient({ url: `http://127.0.0.1:${port}` });
  await decide(broken, released('a'));

  expect(requests).toBe(2);
  expect(await client.entries()).toHaveLength(1);
});

test('a service that is not running is an error of its own', async () => {
  const client = new RegistryClient({ url: 'http://127.0.0.1:1' });

  await expect(client.document()).rejects.toThrow(RegistryUnreachableError);
  await expect(client.document()).rejects.toThrow(
    'The registry at http://127.0.0.1:1 does not respond. Start it, or correct its address.',
  );
});
