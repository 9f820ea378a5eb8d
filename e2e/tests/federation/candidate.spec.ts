import path from 'node:path';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { candidateLink } from '@hemvaror/platform/contract/candidateLink';
import { ROOT } from '@hemvaror/tooling/project/root';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { privateKeyOf, publishCandidate, registryOf } from '../../support/candidates.ts';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { copyOfReleases } from '../../support/refusedReleases.ts';
import { USER_AGENT } from '../../support/userAgent.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/** What is worse in a candidate: ../../full/candidates.spec.ts. */
const REMOTE = 'mf-search';
const TEXT = ['Sök i butiken', 'Sök bland allt'] as const;

test.use({ userAgent: USER_AGENT });

test('a candidate is shown to the visitors of its groups and by a link of its owner, until it ends', async ({
  page,
}) => {
  test.slow();
  const dist = await copyOfReleases(REMOTE, path.join(ROOT, `e2e/.work/candidate-${test.info().parallelIndex}`));
  const site = await startIsolatedSite({
    readsDocument: false,
    distFolders: { [REMOTE]: dist },
    env: { ...LONG_LIMITS, PAGE_CACHE_MB: '' },
  });
  try {
    const get = async (group?: number) =>
      httpGet(`${site.sv}/cookies`, group === undefined ? {} : { cookie: `ralph-group=${group}` });
    const before = await get();
    expect(before.headers).toMatchObject({ 'cdn-cache-control': expect.any(String) });
    expect(before.headers).not.toHaveProperty('set-cookie');

    const candidate = await publishCandidate(site, {
      remote: REMOTE,
      dist,
      name: 'renames',
      fault: { text: TEXT },
      share: 1,
      processes: 1,
    });

    const [chosen, other] = [await get(candidate.group), await get(candidate.otherGroup)];
    expect([chosen, other].map(({ body }) => body.includes(TEXT[1]))).toEqual([true, false]);
    expect(chosen.body).toContain(`/remotes/${REMOTE}/${candidate.release}/`);
    expect(other.body).not.toContain(candidate.release);
    expect(other.body).toContain('ralph-group');
    const drawn = await get();
    for (const { status, headers } of [chosen, other, drawn]) {
      expect([status, headers['cdn-cache-control']]).toEqual([200, undefined]);
      expect(headers['set-cookie']?.join()).toMatch(/^ralph-group=\d+; /);
    }

    const invitation = {
      remote: REMOTE,
      release: candidate.release,
      person: 'anna',
      until: new Date(Date.now() + 60_000).toISOString(),
    };
    await page.goto(site.sv + candidateLink(invitation, await privateKeyOf(site, REMOTE)));
    await hydrated(page);
    const search = page.getByRole('banner').getByRole('searchbox');
    await expect(search).toHaveAccessibleName(TEXT[1]);
    const groupCookies = async () =>
      (await page.context().cookies(site.sv)).filter(({ name }) => name === 'ralph-group').map(({ value }) => value);
    expect(await groupCookies()).toEqual([String(candidate.group)]);

    const registry = await registryOf(site, REMOTE);
    await registry.decide({
      remote: REMOTE,
      actor: 'test',
      why: 'shown',
      change: { kind: 'withdrawn', release: candidate.release },
    });
    await expect
      .poll(async () => (await get(candidate.group)).body, { timeout: TEST_TIMEOUT_MS, intervals: [100] })
      .not.toContain(candidate.release);
    await page.reload();
    await hydrated(page);
    await expect(search).toHaveAccessibleName(TEXT[0]);
    expect(await groupCookies()).toEqual([]);
    const after = await get();
    expect(after.headers).toMatchObject({ 'cdn-cache-control': expect.any(String) });
    expect(after.headers).not.toHaveProperty('set-cookie');
  } finally {
    await site.stop();
  }
});
