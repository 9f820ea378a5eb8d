import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '@hemvaror/testing/until';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { DecisionRegistry } from './decisionRegistry.ts';
import { folderStore } from './folderStore.ts';
import { RegistryClient, RegistryUnreachableError, type ClientDecision } from './registryClient.ts';

let work: string;
let folder: string;
let script: string;
const kills: (() => Promise<void>)[] = [];

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'registry-'));
  folder = path.join(work, 'registry');
  script = path.join(work, 'service.mts');
  await writeFile(
    script,
    `import { createRegistryServer } from '${__dirname}/registryServer.ts';
    import { folderStore } from '${__dirname}/folderStore.ts';
    const log = { level: 'silent', child: () => log };
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']) log[level] = () => {};
    const store = folderStore(process.argv[2]);
    const app = await createRegistryServer({ store, log, stageMs: 600_000, demandsSignatures: false });
    console.log(await app.listen({ host: '127.0.0.1', port: 0 }));`,
  );
});
afterEach(async () => {
  await Promise.all(kills.splice(0).map(async (kill) => kill()));
  await rm(work, { recursive: true, force: true });
});

/** Starts a process of the service. */
async function aProcess() {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  kills.push(kill);
  for await (const url of createInterface(child.stdout)) {
    return { client: new RegistryClient({ url, timeoutMs: POLL_TIMEOUT_MS }), kill };
  }
  throw new Error('The service has not started.');
}

function aDecision(remote: string, release: string): ClientDecision {
  const entry = { release, url: `http://localhost/${release}/`, integrity: 'sha384-x' };
  return { id: randomUUID(), remote, actor: remote, why: release, change: { kind: 'released', release: entry } };
}

/** Reads and checks all entries. */
async function stored() {
  return (await DecisionRegistry.open(folderStore(folder))).entries;
}

test('20 publishers with 50 decisions each lose none at two processes of the service', async () => {
  const services = await Promise.all([aProcess(), aProcess()]);
  const remotes = Array.from({ length: 20 }, (_, at) => `mf-${at}`);
  const rounds = Array.from({ length: 50 }, (_, at) => `r${at}`);

  await Promise.all(
    remotes.map(async (remote, at) => {
      for (const release of rounds) await services[at % 2]?.client.decide(aDecision(remote, release));
    }),
  );

  const entries = await stored();
  expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 1_000 }, (_, at) => at + 1));
  for (const remote of remotes)
    expect(entries.filter((entry) => entry.remote === remote).map(({ why }) => why)).toEqual(rounds);
  for (const { client } of services) await until(async () => (await client.document()).generation?.number === 1_000);
});

test('decisions that a killed process has not confirmed are complete or absent, and are added once when they are repeated', async () => {
  const decisions = Array.from({ length: 60 }, (_, at) => aDecision(`mf-${at % 5}`, `r${at}`));
  for (const confirmed of [1, 7, 20]) {
    const { client, kill } = await aProcess();
    let count = 0;
    const sending = decisions.map(async (decision) =>
      client.decide(decision).then(
        () => (count += 1),
        (error: unknown) => expect(error).toBeInstanceOf(RegistryUnreachableError),
      ),
    );
    await until(() => count >= confirmed);
    await kill();
    await Promise.all(sending);

    expect((await stored()).length).toBeGreaterThanOrEqual(confirmed);
  }
  const { client } = await aProcess();
  await Promise.all(decisions.map(async (decision) => client.decide(decision)));

  const ids = (await stored()).map(({ id }) => id);
  expect(ids).toHaveLength(60);
  expect(new Set(ids)).toEqual(new Set(decisions.map(({ id }) => id)));
});

test('a service goes on with a restored copy, and the operator starts the next epoch', async () => {
  const { client } = await aProcess();
  for (const release of ['a', 'b', 'c', 'd']) await client.decide(aDecision('mf-search', release));
  const store = folderStore(folder);
  for (const number of [4, 3]) await rm(store.nameOf(number));
  await until(async () => (await client.document()).generation?.number === 2);

  await client.decide(aDecision('mf-search', 'e'));
  const restored = await client.decide({ actor: 'anna', why: 'the copy of yesterday', change: { kind: 'restored' } });

  expect(restored).toMatchObject({ number: 4, epoch: 2 });
  expect((await client.document()).generation).toEqual({ epoch: 2, number: 4 });
  expect((await stored()).map(({ why }) => why)).toEqual(['a', 'b', 'e', 'the copy of yesterday']);
});
