import path from 'node:path';
import type { Request } from '@playwright/test';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { ROOT } from '@hemvaror/tooling/project/root';
import { readRegistry, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { startIsolatedSite, type IsolatedSite } from '../support/isolatedSite.ts';
import { openMeasured } from '../support/openMeasured.ts';
import { startLoad } from '../support/pageLoad.ts';
import { updateRegistry } from '../support/brokenRemotes.ts';
import { changedRelease } from '../support/changedRelease.ts';
import { liveIn, processesOf } from '../support/siteStatus.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';
import { copiesOfReleases } from '../support/refusedReleases.ts';
import { WORKERS } from '../support/requestFaults.ts';
import { expect, test } from '../support/siteTest.ts';
import { expectWithdrawn, WATCHED_FAULTS } from '../support/watchedFaults.ts';

/*
 * Releases that pass their rehearsal and are worse than the one before, in a shop with three processes and 20 requests each second.
 */

const REMOTE = 'mf-catalog';
/** Half of the requests are for pages of the remote. */
const PAGES = ['/c/beslag', '/', '/c/beslag/krokar', '/s/knopp', '/c/beslag', '/cookies', '/c/beslag/krokar', '/'];
/** Renders of the release before, with which a release is compared. */
const MIN_RENDERS = 200;
const MAX_NAMED_MS = 10_000;
const TIMEOUT_MS = 300_000;
/** Code for browsers. */
const HANGS_AT_A_KEY = "addEventListener('keydown', () => { for (;;); });";

test.describe.configure({ mode: 'default' });

let site: IsolatedSite;
let dists: ReadonlyMap<RemoteName, string>;
let webhook: WebhookReceiver;

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  const work = path.join(ROOT, `e2e/.work/watched-releases-${test.info().parallelIndex}`);
  dists = await copiesOfReleases(work);
  webhook = await startWebhookReceiver();
  site = await startIsolatedSite({
    distFolders: Object.fromEntries(dists),
    env: { SHELL_WORKERS: String(WORKERS), PAGE_CACHE_MB: '', REPORT_SHARE: '1', RELEASE_WEBHOOK_URL: webhook.url },
  });
});

test.afterAll(async () => {
  await site.stop();
  webhook.stop();
});

for (const [name, { reason, lostShare = 0 }] of Object.entries(WATCHED_FAULTS)) {
  test(`a release that ${name} is withdrawn, and costs no page of another remote`, async () => {
    test.setTimeout(TIMEOUT_MS);
    const registry = await readRegistry(site.registryFile);
    const earlier = webhook.notices.length;
    const load = startLoad(site, { pages: PAGES, rendersEach: true });
    await expect.poll(async () => rendersOf(site, REMOTE), { timeout: TIMEOUT_MS }).toBeGreaterThan(MIN_RENDERS);

    const ms = await expectWithdrawn(
      site,
      { remote: REMOTE, dist: dists.get(REMOTE) ?? '', address: '/c/beslag' },
      name,
    );

    const { requests, failed, p50Ms, p99Ms } = await load.end();
    const others = failed.filter((text) => !text.startsWith('/c/'));
    console.log(
      `${name}: ${requests} requests, ${failed.length - others.length} of its own failed, ${others.length} others, p50 ${p50Ms} ms, ` +
        `p99 ${p99Ms} ms; named ${(ms / 1_000).toFixed(1)} s after it was live`,
    );
    expect(others.length / requests, others.join('\n')).toBeLessThanOrEqual(lostShare);
    expect(ms).toBeLessThan(MAX_NAMED_MS);
    await expect
      .poll(() => webhook.notices.slice(earlier))
      .toMatchObject([{ event: 'release withdrawn', remote: REMOTE, reason: expect.stringMatching(reason) }]);
    await writeRegistry(site.registryFile, registry);
  });
}

test('after a rollback every process is replaced in a quiet minute', async () => {
  test.setTimeout(TIMEOUT_MS);
  const registry = await readRegistry(site.registryFile);
  const live = registry.remotes[REMOTE]?.release ?? '';
  const folder = await changedRelease(path.join(dists.get(REMOTE) ?? '', live), 'is-good', {});
  const pids = async () => (await processesOf(site)).map(({ pid }) => pid);
  await updateRegistry(site, REMOTE, folder);
  await expect
    .poll(async () => liveIn(site, REMOTE, path.basename(folder)), { timeout: TEST_TIMEOUT_MS })
    .toBe(WORKERS);
  const before = await pids();

  await writeRegistry(site.registryFile, registry);
  await expect.poll(async () => liveIn(site, REMOTE, live), { timeout: TEST_TIMEOUT_MS }).toBe(WORKERS);

  await expect(async () => {
    const after = await pids();
    expect(after).toHaveLength(WORKERS);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  }).toPass({ timeout: TIMEOUT_MS });
});

test('a release that hangs in browsers of 20 networks is reported to its team, and stays live', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  const registry = await readRegistry(site.registryFile);
  const live = path.join(dists.get(REMOTE) ?? '', registry.remotes[REMOTE]?.release ?? '');
  // Its name is a part of a variable's name in browsers.
  const folder = await changedRelease(live, 'hangs', { web: HANGS_AT_A_KEY });
  const release = path.basename(folder);
  await updateRegistry(site, REMOTE, folder);
  await expect.poll(async () => liveIn(site, REMOTE, release), { timeout: TEST_TIMEOUT_MS }).toBe(WORKERS);

  const isReport = (request: Request) => request.postData()?.includes('"frozen"') ?? false;
  const reported = page.context().waitForEvent('request', { predicate: isReport, timeout: TEST_TIMEOUT_MS });
  await openMeasured(page, `${site.sv}/c/beslag`);
  // Its page does not respond any more.
  void page.keyboard.press('Shift').catch(() => undefined);
  const report = (await reported).postData() ?? '';
  expect(report).toContain(`/remotes/${REMOTE}/${release}/`);
  for (let network = 1; network < 20; network += 1) {
    const headers = {
      'content-type': 'text/plain',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `198.51.${network}.7`,
    };
    expect((await fetch(`${site.sv}/-/report`, { method: 'POST', headers, body: report })).status).toBe(204);
  }

  await expect
    .poll(() => webhook.notices.at(-1), { timeout: TEST_TIMEOUT_MS })
    .toMatchObject({ event: 'release suspected', remote: REMOTE, release });
  expect(await liveIn(site, REMOTE, release)).toBe(WORKERS);
  await writeRegistry(site.registryFile, registry);
});

/** How often exposes of a remote were rendered in the processes that serve. */
async function rendersOf({ sv }: IsolatedSite, remote: RemoteName): Promise<number> {
  const response = await fetch(`${sv}/-/metrics`);
  const lines = (await response.text())
    .split('\n')
    .filter((line) => line.startsWith(`remote_renders_total{remote="${remote}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
