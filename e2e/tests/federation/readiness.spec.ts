import * as z from 'zod';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { readRegistry, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { processesOf } from '../../support/siteStatus.ts';
import { expect, test } from '../../support/siteTest.ts';

const WORKERS = 2;
const readySchema = z.object({ ready: z.boolean(), missing: z.array(z.string()) });

/** Status and body of `/-/ready`, of any worker. */
async function readinessOf(site: IsolatedSite) {
  const { status, body } = await httpGet(`${site.sv}/-/ready`);
  return { status, ...readySchema.parse(JSON.parse(body)) };
}

test('a first start waits for a remote whose origin is away, goes on without it after a time, and takes it later', async () => {
  test.slow();
  const site = await startIsolatedSite({
    missing: ['mf-search'],
    untilReady: false,
    env: { SHELL_WORKERS: String(WORKERS), ORIGIN_WAIT_MS: '5000' },
  });
  try {
    expect(await readinessOf(site)).toMatchObject({ status: 503, ready: false, missing: ['mf-search'] });

    await expect
      .poll(async () => readinessOf(site), { timeout: TEST_TIMEOUT_MS })
      .toMatchObject({ status: 200, ready: true, missing: ['mf-search'] });
    // Ready means that all of them serve.
    expect(await processesOf(site)).toHaveLength(WORKERS);
    expect((await httpGet(`${site.sv}/c/beslag`)).status).toBe(200);
    expect((await httpGet(`${site.sv}/s/krok`)).status).toBe(503);

    await site.startHost('mf-search');
    const states = async () => (await processesOf(site)).filter(({ live }) => live['mf-search'] !== undefined).length;
    await expect.poll(states, { timeout: TEST_TIMEOUT_MS }).toBe(WORKERS);
    expect(await readinessOf(site)).toMatchObject({ status: 200, ready: true, missing: [] });
    expect((await httpGet(`${site.sv}/s/krok`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('a shop that has lost a remote stays ready, in every worker', async () => {
  test.slow();
  const site = await startIsolatedSite({ env: { SHELL_WORKERS: String(WORKERS) } });
  try {
    const registry = await readRegistry(site.registryFile);
    await writeRegistry(site.registryFile, { remotes: { ...registry.remotes, 'mf-search': null } });
    const live = async () => (await processesOf(site)).filter(({ live: all }) => all['mf-search'] !== undefined).length;
    await expect.poll(live, { timeout: TEST_TIMEOUT_MS }).toBe(0);

    const answers = await Promise.all(Array.from({ length: 20 }, async () => readinessOf(site)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await httpGet(`${site.sv}/s/krok`)).status).toBe(503);
  } finally {
    await site.stop();
  }
});
