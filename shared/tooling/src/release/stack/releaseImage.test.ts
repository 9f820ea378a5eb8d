import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { releaseKeysFrom } from '@hemvaror/platform/contract/releaseKeys';
import { isSignedByOwner } from '@hemvaror/platform/contract/signedRelease';
import { folderStore } from '@hemvaror/platform/registry/folderStore';
import { RegistryClient, RegistryUnreachableError } from '@hemvaror/platform/registry/registryClient';
import { createRegistryServer } from '@hemvaror/platform/registry/registryServer';
import { siteKeys, type SiteKeys } from '../siteKeys.ts';
import { releaseImage } from './releaseImage.ts';

let work: string;
let keys: SiteKeys;
let registry: string;
/** What the container of mf-search has. */
let current: string | undefined;
let origin: string;
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'stack-'));
  keys = await siteKeys(work);
  registry = await aRegistry(keys.text);
  current = '1.0.0-a';
  const server = http.createServer(({ url = '' }, response) => {
    const [, release] = /^\/([\w.-]+)\/release\.json$/.exec(url) ?? [];
    if (current === undefined || (url !== '/current' && release === undefined)) response.writeHead(404).end();
    else response.end(release === undefined ? `${current}\n` : manifestOf(release));
  });
  origin = `http://127.0.0.1:${await portOf(server)}`;
});
afterEach(async () => {
  await Promise.all(ends.splice(0).map(async (end) => end()));
  await rm(work, { recursive: true, force: true });
});

async function portOf(server: http.Server): Promise<number | undefined> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  const { port }: { port?: number } = Object(server.address());
  return port;
}

async function aRegistry(text: string): Promise<string> {
  const app = await createRegistryServer({
    store: folderStore(path.join(work, 'registry')),
    demandsSignatures: true,
    keys: releaseKeysFrom(text.split(',')),
    stageMs: 600_000,
    log: fastify().log,
  });
  ends.push(async () => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

function manifestOf(release: string): string {
  const rest = { schema: 2, contract: 4, container: 'a', exposes: {}, integrity: {} };
  return JSON.stringify({ name: 'mf-search', release, ...rest });
}

/** Starts the stack with the image of a release. */
async function start(release: string | undefined) {
  current = release;
  return releaseImage('mf-search', { origin, registry, keys, waitMs: 0 });
}

const client = () => new RegistryClient({ url: registry, privateKey: keys.ofRemote('mf-search') });
const live = async () => (await client().document()).remotes['mf-search'];

test('the release of a started image is live, signed by the owner of its remote, and a second start changes nothing', async () => {
  expect(await start('1.0.0-a')).toBe('mf-search 1.0.0-a is live.');
  expect(await start('1.0.0-a')).toBe('mf-search 1.0.0-a is live.');

  const release = await live();
  expect(release).toMatchObject({ url: `${origin}/1.0.0-a/`, signature: { contract: 4, by: 'docker compose up' } });
  expect(release && isSignedByOwner('mf-search', release, releaseKeysFrom(keys.text.split(',')))).toBe(true);
  expect(await client().entries()).toHaveLength(2);
});

test('a release that a person has rolled back to is live after a start', async () => {
  await start('1.0.0-a');
  await start('1.0.0-b');
  const change = { kind: 'live', release: '1.0.0-a', isPinned: true } as const;
  await client().decide({ remote: 'mf-search', actor: 'anna', why: 'slow', change });

  expect(await start('1.0.0-b')).toBe(
    'mf-search stays at 1.0.0-a, as anna has decided: slow. "deploy/release.sh history mf-search" says more.',
  );
  expect((await live())?.release).toBe('1.0.0-a');
});

test('a remote whose container does not respond is left out', async () => {
  expect(await start(undefined)).toBe('mf-search does not run, so its release is not in the registry.');
  expect(await client().entries()).toEqual([]);
});

test('without the key of the owner a start releases nothing, and says so', async () => {
  const others = await siteKeys(path.join(work, 'others'));
  const line = await releaseImage('mf-search', { origin, registry, keys: others, waitMs: 0 });

  expect(line).toMatch(/^mf-search 1\.0\.0-a is not live: This is not a key of mf-search\./);
  expect(await client().entries()).toEqual([]);
});

test('without a registry a start fails', async () => {
  const [end] = ends.splice(0, 1);
  await end?.();

  await expect(start('1.0.0-a')).rejects.toThrow(RegistryUnreachableError);
});
