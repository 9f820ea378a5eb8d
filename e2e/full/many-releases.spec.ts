import { rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '@hemvaror/tooling/project/root';
import { freePorts } from '@hemvaror/tooling/site/ports';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { readRegistry, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { updateRegistry } from '../support/brokenRemotes.ts';
import { changedRelease } from '../support/changedRelease.ts';
import { connectInspector } from '../support/inspector.ts';
import { startIsolatedSite } from '../support/isolatedSite.ts';
import { copyOfReleases } from '../support/refusedReleases.ts';
import { expect, test } from '../support/siteTest.ts';

const RELEASES = 200;
const FIRST_MEASURE = 20;
/** Time after which a replaced release is evicted, and more. */
const EVICTED_MS = 12_000;

const leftSchema = z.object({ instances: z.number(), remotes: z.number(), listeners: z.number(), timers: z.number() });

/** Counts of everything that releases could leave behind in the process. */
const LEFT = `({
  instances: globalThis.__FEDERATION__.__INSTANCES__.length,
  remotes: globalThis.__FEDERATION__.__INSTANCES__.flatMap(({ options }) => options.remotes).length,
  listeners: process.eventNames().map((name) => process.listenerCount(name)).reduce((sum, count) => sum + count, 0),
  timers: process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length,
})`;

test('a process that takes 200 releases keeps nothing of the replaced ones', async () => {
  test.setTimeout(1_800_000);
  const work = path.join(ROOT, `e2e/.work/many-${test.info().parallelIndex}`);
  const dists = Object.fromEntries(
    await Promise.all(REMOTE_NAMES.map(async (name) => [name, await copyOfReleases(name, work)] as const)),
  );
  const [port = 0] = await freePorts(1);
  const site = await startIsolatedSite({ distFolders: dists, env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } });
  try {
    const inspector = await connectInspector(port);
    const first = await readRegistry(site.registryFile);
    const statusOf = async () => (await httpGet(`${site.sv}/-/remotes`)).body;
    const measured: { left: z.infer<typeof leftSchema>; heap: number }[] = [];
    for (let count = 1; count <= RELEASES; count += 1) {
      const remote = REMOTE_NAMES[count % REMOTE_NAMES.length];
      if (!remote) throw new Error('There are no remotes.');
      const base = path.join(dists[remote] ?? '', first.remotes[remote]?.release ?? '');
      const folder = await changedRelease(base, `n${count}`, {});
      await updateRegistry(site, remote, folder);
      await expect
        .poll(statusOf, { timeout: 30_000, intervals: [50] })
        .toContain(`"${remote}":"${path.basename(folder)}"`);
      expect((await httpGet(`${site.sv}/c/beslag`)).status).toBe(200);
      if (count > REMOTE_NAMES.length) {
        await rm(`${base}-n${count - REMOTE_NAMES.length}`, { recursive: true });
      }
      if (count === FIRST_MEASURE || count === RELEASES) {
        await new Promise((resolve) => setTimeout(resolve, EVICTED_MS));
        measured.push({ left: leftSchema.parse(await inspector.evaluate(LEFT)), heap: await inspector.heapBytes() });
      }
    }
    inspector.close();

    const [early, late] = measured;
    console.log(`Heap after ${FIRST_MEASURE} and ${RELEASES} releases: ${early?.heap} and ${late?.heap} bytes.`);
    // Otherwise the counts are equal because they count nothing.
    expect(early?.left.instances).toBeGreaterThan(0);
    expect(early?.left.remotes).toBe(REMOTE_NAMES.length);
    expect(late?.left).toEqual(early?.left);
    expect((late?.heap ?? Infinity) / (early?.heap ?? 1)).toBeLessThan(1.05);

    // A → B → A within three seconds ends with A.
    const before = await readRegistry(site.registryFile);
    await writeRegistry(site.registryFile, first);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await writeRegistry(site.registryFile, before);
    const live = `"mf-catalog":"${before.remotes['mf-catalog']?.release}"`;
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await expect.poll(statusOf, { timeout: 20_000 }).toContain(live);
    expect((await httpGet(`${site.sv}/c/beslag`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});
