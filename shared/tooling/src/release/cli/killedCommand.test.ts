import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { releaseKeysFrom } from '@hemvaror/platform/contract/releaseKeys';
import { signRelease } from '@hemvaror/platform/contract/signedRelease';
import { DecisionRegistry } from '@hemvaror/platform/registry/decisionRegistry';
import { folderStore } from '@hemvaror/platform/registry/folderStore';
import { RegistryClient } from '@hemvaror/platform/registry/registryClient';
import { createRegistryServer } from '@hemvaror/platform/registry/registryServer';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { keyFileOf, siteKeys, type SiteKeys } from '../siteKeys.ts';

/*
 * The process of `npm run release` is killed before each of its requests, and after each that was served and has no response yet. Between them
 * it changes nothing outside of its memory.
 */

const REMOTE = 'mf-search';
const MANIFEST = JSON.stringify({
  schema: 2,
  name: REMOTE,
  release: 'b',
  contract: 4,
  container: 'b',
  exposes: {},
  integrity: {},
});

let keys: SiteKeys;
let keyFolder: string;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  keyFolder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  keys = await siteKeys(keyFolder);
});
afterAll(async () => rm(keyFolder, { recursive: true, force: true }));
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A registry with a live release, and a shell that takes every release. */
async function aRegistry() {
  const folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
  ends.push(async () => rm(folder, { recursive: true, force: true }));
  const app = await createRegistryServer({
    store: folderStore(folder),
    demandsSignatures: true,
    keys: releaseKeysFrom(keys.text.split(',')),
    stageMs: 600_000,
    log: fastify().log,
  });
  ends.push(async () => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const client = new RegistryClient({ url, privateKey: keys.ofRemote(REMOTE) });
  const statement = { contract: 4, by: 'anna', at: new Date().toISOString() };
  const release = signRelease(REMOTE, { release: 'a', url: 'http://localhost/a/' }, statement, keys.ofRemote(REMOTE));
  const decision = { remote: REMOTE, actor: 'anna', why: 'first' };
  await client.decide({ ...decision, change: { kind: 'released', release } });
  await client.decide({ ...decision, change: { kind: 'live', release: 'a', isPinned: false } });
  const shell = new RegistryClient({ url, privateKey: keys.shell });
  return {
    url,
    client,
    entries: async () => (await DecisionRegistry.open(folderStore(folder))).entries,
    report: async () =>
      shell.report({
        shell: 'one',
        status: { processes: 1, remotes: { [REMOTE]: { taken: { a: 1, b: 1 }, refused: [] } } },
        views: [],
      }),
  };
}

/** A request of the command, counted from 1, and whether it is killed before the request is served or after it. */
interface Kill {
  request: number;
  moment: 'before' | 'after';
}

/** Stands between the command and both the registry and the origin. */
async function aPassage(target: string) {
  const passage: { url: string; methods: string[]; kill: Kill | undefined; child: ChildProcess | undefined } = {
    url: '',
    methods: [],
    kill: undefined,
    child: undefined,
  };
  const server = http.createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  const { port }: { port?: number } = Object(server.address());
  passage.url = `http://127.0.0.1:${port}`;
  return passage;

  async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { url = '', method = 'GET' } = request;
    const count = passage.methods.push(method);
    const kills = (moment: Kill['moment']) => passage.kill?.request === count && passage.kill.moment === moment;
    const body = await text(request);
    if (kills('before')) return void passage.child?.kill('SIGKILL');
    if (url === '/origin/b/release.json') return void response.end(MANIFEST);
    const headers = { 'content-type': 'application/json' };
    const served = await fetch(target + url, { method, ...(body && { body, headers }) });
    const content = await served.text();
    if (kills('after')) return void passage.child?.kill('SIGKILL');
    response.writeHead(served.status, headers).end(content);
  }
}

/** Publishes release `b` in a process. @returns its exit code; null if it was killed */
async function publish(passage: Awaited<ReturnType<typeof aPassage>>): Promise<unknown> {
  const args = ['publish', REMOTE, 'b', '--address', `${passage.url}/origin`, '--registry', passage.url];
  const rest = ['--key', keyFileOf(keyFolder, REMOTE), '--why', 'find more', '--actor', 'anna'];
  passage.child = spawn(process.execPath, [path.join(__dirname, 'release.ts'), ...args, ...rest], { stdio: 'ignore' });
  const [code] = await once(passage.child, 'exit');
  return code;
}

test(
  'a command that is killed at any of its requests leaves the registry as it was or as it should be, and a second one completes it',
  async () => {
    const { methods } = await published();
    const kills = methods.flatMap((method, at): Kill[] => [
      { request: at + 1, moment: 'before' },
      ...(method === 'POST' ? [{ request: at + 1, moment: 'after' } as const] : []),
    ]);
    expect(methods.filter((method) => method === 'POST')).toHaveLength(2);

    const left = new Map<number, string | undefined>();
    for (const kill of kills) {
      const { registry, passage, code } = await published(kill);
      expect([kill, code]).toEqual([kill, null]);
      const { remotes, candidates } = await registry.client.document();
      expect(remotes[REMOTE]?.release).toBe('a');
      const count = (await registry.entries()).length;
      const isKnown = left.has(count);
      left.set(count, candidates?.[REMOTE]?.release.release);
      if (isKnown) continue;

      passage.kill = undefined;
      await registry.report();
      expect([kill, await publish(passage)]).toEqual([kill, 0]);
      const kinds = (await registry.entries()).map(({ change }) => change.kind);
      expect(kinds).toEqual(['released', 'live', 'released', 'candidate']);
    }
    expect([...left]).toEqual([
      [2, undefined],
      [3, undefined],
      [4, 'b'],
    ]);
  },
  TEST_TIMEOUT_MS,
);

async function published(kill?: Kill) {
  const registry = await aRegistry();
  await registry.report();
  const passage = await aPassage(registry.url);
  passage.kill = kill;
  return { registry, passage, code: await publish(passage), methods: passage.methods };
}
