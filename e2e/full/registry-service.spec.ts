import { cp, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { firstGroupOf } from '@hemvaror/platform/host/visitorGroup';
import { siteKeys } from '@hemvaror/tooling/release/siteKeys';
import { postgresServer } from '@hemvaror/tooling/site/privatePostgres';
import { expectUnharmed, startCandidateLoad, untilLoaded, type LoadedDocument } from '../support/candidateLoad.ts';
import { publishCandidate, registryOf, untilEnded, untilWithdrawn } from '../support/candidates.ts';
import { REMOTE, SHELL, startCandidateSite } from '../support/candidateSite.ts';
import { startIsolatedSite, type IsolatedSite } from '../support/isolatedSite.ts';
import { WORKERS } from '../support/requestFaults.ts';
import { sendReport } from '../support/sentReports.ts';
import { candidateIn, liveIn, shellLog } from '../support/siteStatus.ts';
import { expect, test } from '../support/siteTest.ts';

/* What the registry's service decides about candidates, for one shell or two, with 20 requests each second. */

const MIN_DOCUMENTS = 200;
/** So soon all shells agree. */
const MAX_AGREED_MS = 1_000;
const STAGE_MS = 6_000;
const TIMEOUT_MS = 300_000;

test.describe.configure({ mode: 'default' });

const sites: IsolatedSite[] = [];

test.beforeEach(() => test.setTimeout(TIMEOUT_MS));
test.afterEach(async () => {
  for (const site of sites.splice(0).toReversed()) await site.stop();
});

test('a good candidate becomes live in stages without a person, and no visitor goes back', async () => {
  const { site, dist } = await startCandidateSite('candidate-stages', { settings: { stageMs: STAGE_MS } });
  sites.push(site);
  const registry = await registryOf(site, REMOTE);
  const name = 'is_good';
  const first = firstGroupOf(REMOTE, `${(await registry.document()).remotes[REMOTE]?.release}-${name}`);
  const groups = [0, 3, 20, 60].map((distance) => (first + distance) % 100);
  const load = startCandidateLoad(site, groups);
  await untilLoaded(load, MIN_DOCUMENTS, TIMEOUT_MS);
  const publishedAt = Date.now();
  const candidate = await publishCandidate(site, { remote: REMOTE, dist, name, share: 1, processes: WORKERS });
  const takenAt = Date.now();

  await expect
    .poll(async () => liveIn(site, REMOTE, candidate.release), { timeout: TIMEOUT_MS, intervals: [100] })
    .toBe(WORKERS);
  const ms = Date.now() - publishedAt;
  await untilLoaded(load, 40, TEST_TIMEOUT_MS);
  await load.end();

  const decided = (await registry.entries({ remote: REMOTE })).filter(({ actor }) => actor === 'registry');
  for (const { change, why } of decided) console.log(`${change.kind}: ${why}`);
  console.log(`live ${(ms / 1_000).toFixed(1)} s after it was published, ${load.documents.length} documents`);
  expect(decided.map(({ change }) => change)).toEqual([
    { kind: 'candidate', release: candidate.release, share: 5 },
    { kind: 'candidate', release: candidate.release, share: 25 },
    { kind: 'live', release: candidate.release, isPinned: false },
  ]);
  expect(load.documents.filter(({ status, releases }) => status !== 200 || releases.length !== 1)).toEqual([]);
  const hasIt = ({ releases }: LoadedDocument) => releases.includes(candidate.release);
  for (const group of groups) {
    const own = load.documents.filter((document) => document.group === group && document.sentAt >= takenAt);
    const since = own.find(hasIt)?.receivedAt ?? Infinity;
    expect(own.filter((document) => document.sentAt >= since && !hasIt(document))).toEqual([]);
    expect(own.at(-1)).toMatchObject({ releases: [candidate.release] });
  }
});

test('two shells on one registry in PostgreSQL agree within a second that a candidate is withdrawn', async () => {
  const postgres = await postgresServer();
  try {
    const { site: one, dist } = await startCandidateSite('candidate-shells', {
      settings: { registryDatabase: postgres.url },
    });
    sites.push(one);
    const other = await startShellOf(one);
    sites.push(other);
    const load = startCandidateLoad(one);
    await untilLoaded(load, MIN_DOCUMENTS, TIMEOUT_MS);
    const candidate = await publishCandidate(one, { remote: REMOTE, dist, name: 'is_of_two', processes: WORKERS });
    await expect
      .poll(async () => candidateIn(other, REMOTE, candidate.release), { timeout: TEST_TIMEOUT_MS, intervals: [100] })
      .toBe(WORKERS);

    const report = `TypeError\nundefined\nat ${one.sv}/remotes/${REMOTE}/${candidate.release}/web/remoteEntry.js:1:2`;
    let sent = 0;
    load.listen(({ releases }) => {
      if (releases.includes(candidate.release)) void sendReport(one, report, (sent += 1));
    });
    const [here, there] = await Promise.all([untilEnded(one, candidate), untilEnded(other, candidate)]);
    const { entry } = await untilWithdrawn(one, candidate);
    await load.end();

    console.log(
      `in the history ${Date.parse(entry.at) - here} ms, in the other shell ${there - here} ms after the first`,
    );
    const nameOf = ({ settings }: IsolatedSite) => `${hostname()}:${settings.shellPort}`;
    expect(entry.actor).toBe(nameOf(one));
    expect(Math.abs(there - here)).toBeLessThan(MAX_AGREED_MS);
    const shells = await (await registryOf(one)).shells();
    expect(shells.map(({ shell }) => shell).toSorted()).toEqual([one, other].map(nameOf).toSorted());
  } finally {
    for (const site of sites.splice(0).toReversed()) await site.stop();
    await postgres.stop();
  }
});

test('a registry that is restored from an older copy costs no page, and is followed once the operator says so', async () => {
  const { site, dist } = await startCandidateSite('candidate-copy');
  sites.push(site);
  const folder = path.join(site.dataDir, 'registry');
  const copy = `${folder}-copy`;
  const load = startCandidateLoad(site);
  const candidate = await publishCandidate(site, { remote: REMOTE, dist, name: 'is_restored', processes: WORKERS });
  await cp(folder, copy, { recursive: true });
  const registry = await registryOf(site, REMOTE);
  const change = { kind: 'withdrawn' as const, release: candidate.release };
  await registry.decide({ remote: REMOTE, actor: 'test', why: 'later than the copy', change });
  const endedAt = await untilEnded(site, candidate);

  await site.stopRegistry();
  await untilLoaded(load, 40, TEST_TIMEOUT_MS);
  await rm(folder, { recursive: true });
  await cp(copy, folder, { recursive: true });
  await site.startRegistry();

  const isNoted = (line: string) => line.includes('registry not readable') && line.includes('restored from a copy');
  await expect.poll(async () => (await shellLog(site)).some(isNoted), { timeout: TEST_TIMEOUT_MS }).toBe(true);
  expect((await registry.document()).candidates?.[REMOTE]?.release.release).toBe(candidate.release);
  await untilLoaded(load, 40, TEST_TIMEOUT_MS);
  expect(await candidateIn(site, REMOTE, candidate.release)).toBe(0);
  await load.end();
  expectUnharmed(load, candidate, endedAt);

  const operator = await registryOf(site);
  await operator.decide({ actor: 'test', why: 'the last day is lost', change: { kind: 'restored' } });
  await expect
    .poll(async () => candidateIn(site, REMOTE, candidate.release), { timeout: TEST_TIMEOUT_MS, intervals: [100] })
    .toBe(WORKERS);
});

/** Starts another shell that reads the registry of a site, and the releases of its origins. */
async function startShellOf(site: IsolatedSite): Promise<IsolatedSite> {
  const keys = await siteKeys(site.dataDir);
  return startIsolatedSite({
    registry: await (await registryOf(site)).document(),
    env: {
      ...SHELL,
      REGISTRY: `${site.registryUrl}/registry.json`,
      RELEASE_KEYS: keys.text,
      RELEASE_WITHDRAW_KEY: keys.shell,
      REMOTE_ORIGINS: Object.values(site.settings.remotePorts)
        .map((port) => `http://localhost:${port}`)
        .join(','),
    },
  });
}
