import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { until } from '@hemvaror/testing/until';
import { createKey } from '../contract/releaseKeys.ts';
import { signRelease } from '../contract/signedRelease.ts';
import { RegistryClient } from './registryClient.ts';

let work: string;
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'registry-'));
});
afterEach(async () => {
  await Promise.all(ends.splice(0).map(async (end) => end()));
  await rm(work, { recursive: true, force: true });
});

/** Starts the registry with these settings. */
function aRegistry(env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(__dirname, 'main.ts')], {
    env: { REGISTRY_DIR: path.join(work, 'registry'), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exited = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    return exited;
  };
  ends.push(end);
  return { end, exited, errors: () => errors };
}

async function freePort(): Promise<string> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: { port?: number } = Object(server.address());
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

test('the process takes what an owner has signed, ends with its event streams, and has it after a restart', async () => {
  const [REGISTRY_PORT, { privateKey, publicKey }] = [await freePort(), createKey()];
  const env = { REGISTRY_PORT, HOST: '127.0.0.1', RELEASE_KEYS: `mf-search=${publicKey}` };
  const url = `http://127.0.0.1:${REGISTRY_PORT}`;
  const client = new RegistryClient({ url, privateKey, timeoutMs: POLL_TIMEOUT_MS });
  const isUp = async () =>
    fetch(`${url}/health`).then(
      () => true,
      () => false,
    );
  const first = aRegistry(env);
  await until(isUp);

  const statement = { contract: 1, by: 'anna', at: new Date().toISOString() };
  const entry = signRelease('mf-search', { release: 'a', url: 'http://localhost/a/' }, statement, privateKey);
  const decision = { remote: 'mf-search', actor: 'anna', why: 'find more' };
  await client.decide({ ...decision, change: { kind: 'released', release: entry } });
  await client.decide({ ...decision, change: { kind: 'live', release: 'a', isPinned: false } });
  await fetch(`${url}/registry.json`, { headers: { accept: 'text/event-stream' } });
  expect(await first.end()).toEqual([0, null]);

  aRegistry(env);
  await until(isUp);
  expect((await client.document()).remotes['mf-search']?.release).toBe('a');
});

test('a registry without keys, or with a wrong setting, does not start and names each setting', async () => {
  const { exited, errors } = aRegistry({ REGISTRY_PORT: '70000', RELEASE_STAGE_MINUTES: '' });

  expect(await exited).toEqual([1, null]);
  expect(errors()).toMatch(/REGISTRY_PORT: .*\nRELEASE_KEYS: /s);
  expect(errors()).not.toContain('RELEASE_STAGE_MINUTES');
});
