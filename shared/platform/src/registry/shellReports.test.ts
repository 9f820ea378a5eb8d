import { until } from '@hemvaror/testing/until';
import Fastify from 'fastify';
import { createKey, releaseKeysFrom } from '../contract/releaseKeys.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import type { Signatures } from './authority.ts';
import { RegistryClient } from './registryClient.ts';
import type { Change } from './registryEntry.ts';
import { createRegistryServer } from './registryServer.ts';

/* What shells report to the service, and what it decides with that. */

const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function aService(signatures: Signatures = { demandsSignatures: false }) {
  const app = await createRegistryServer({
    store: memoryStore(),
    stageMs: 600_000,
    log: Fastify().log,
    ...signatures,
  });
  stops.push(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, client: new RegistryClient({ url }) };
}

const released = (release: string): Change => ({
  kind: 'released',
  release: { release, url: `http://localhost/${release}/`, integrity: `sha384-${release}` },
});

async function decide(client: RegistryClient, ...changes: Change[]) {
  for (const change of changes) await client.decide({ remote: 'mf-search', actor: 'anna', why: 'because', change });
}

const STATUS = { processes: 2, remotes: { 'mf-search': { taken: { a: 2, b: 1 }, refused: [] } } };
const VIEW = {
  remote: 'mf-search',
  release: 'b',
  share: 1,
  since: '2026-11-30T12:00:00.000Z',
  renders: 200,
  samples: { loader: 50, lcp: 50, inp: 50, cls: 50 },
};

test('a candidate of which the shells have seen enough gets its next share', async () => {
  const { client } = await aService();
  await decide(client, released('a'), { kind: 'live', release: 'a', isPinned: false }, released('b'), {
    kind: 'candidate',
    release: 'b',
    share: 1,
  });

  const candidate = async () => (await client.document()).candidates?.['mf-search'];
  const view = async () => ({ ...VIEW, since: (await candidate())?.since ?? '' });
  // Of an earlier attempt with the same share.
  await client.report({ shell: 'three', status: STATUS, views: [{ ...VIEW, above: 'It throws.' }] });
  await client.report({ shell: 'one', status: STATUS, views: [{ ...(await view()), renders: 120 }] });
  await client.report({ shell: 'two', status: STATUS, views: [{ ...(await view()), renders: 80 }] });

  await until(async () => (await candidate())?.share === 5);
  expect((await client.entries()).at(-1)).toMatchObject({
    actor: 'registry',
    why: 'not worse at 1 %: 200 renders, 400 samples (loader 100, lcp 100, inp 100, cls 100)',
  });

  await decide(client, { kind: 'candidate', release: 'b', share: 25 });
  await client.report({ shell: 'one', status: STATUS, views: [{ ...(await view()), share: 25 }] });
  await until(async () => (await client.document()).remotes['mf-search']?.release === 'b');
  expect(await candidate()).toBeUndefined();
});

test('the shells that have reported are listed with what they have taken', async () => {
  const { client } = await aService();
  await client.report({ shell: 'two', status: STATUS, views: [] });
  await client.report({ shell: 'one', status: { processes: 3, remotes: {} }, views: [] });

  expect(await client.shells()).toEqual([
    { shell: 'one', ageMs: expect.any(Number), processes: 3, remotes: {} },
    { shell: 'two', ageMs: expect.any(Number), ...STATUS },
  ]);
});

test('with keys, only a shell reports', async () => {
  const [search, shell] = [createKey(), createKey()];
  const keys = releaseKeysFrom([`mf-search=${search.publicKey}`, `shell=${shell.publicKey}`]);
  const { url } = await aService({ demandsSignatures: true, keys });
  const send = async (privateKey?: string) =>
    new RegistryClient({ url, privateKey }).report({ shell: 'one', status: STATUS, views: [VIEW] });

  await expect(send()).rejects.toThrow('This is not a key of shell.');
  await expect(send(search.privateKey)).rejects.toThrow('This is not a key of shell.');
  expect(await send(shell.privateKey)).toBeUndefined();
});
