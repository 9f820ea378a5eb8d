import path from 'node:path';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { readRegistry, writeRegistry } from '@hemvaror/tooling/release/registryFile';
import { ROOT } from '@hemvaror/tooling/project/root';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite, type IsolatedSite } from '../support/isolatedSite.ts';
import { copyOfReleases, expectRefusal, FAULTS } from '../support/refusedReleases.ts';
import { expectWithdrawal, REQUEST_FAULTS, WORKERS } from '../support/requestFaults.ts';
import { expect, test } from '../support/siteTest.ts';

const REQUEST_EVERY_MS = 50;
/** A page of each remote. */
const PAGES = ['/', '/c/beslag', '/p/pallar/trefot-pall-ek', '/s/knopp', '/kassan', '/favoriter', '/cookies'];

// One after another: two sites and two rehearsals at a time are more than two cores can do.
test.describe.configure({ mode: 'serial' });

for (const remote of REMOTE_NAMES) {
  test(`no faulty release of ${remote} costs a request`, async () => {
    test.setTimeout(300_000);
    const work = path.join(ROOT, `e2e/.work/rehearsal-${test.info().parallelIndex}`);
    const dist = await copyOfReleases(remote, work);
    const site = await startIsolatedSite({ distFolders: { [remote]: dist } });
    try {
      const traffic = requestPages(site);
      for (const name of Object.keys(FAULTS)) await expectRefusal(site, remote, dist, name);
      const { requests, failed } = await traffic.end();

      expect(failed).toEqual([]);
      expect(requests).toBeGreaterThan(100);
    } finally {
      await site.stop();
    }
  });
}

/** A page of each remote, with a loader. */
const ADDRESSES: Readonly<Record<RemoteName, string>> = {
  'mf-catalog': '/c/beslag',
  'mf-search': '/s/knopp',
  'mf-cart-checkout': '/kassan',
  'mf-account': '/account/reset-password',
  'mf-content': '/',
};

for (const remote of REMOTE_NAMES) {
  test(`a release of ${remote} that ends processes in requests is withdrawn`, async () => {
    test.setTimeout(300_000);
    const work = path.join(ROOT, `e2e/.work/supervisor-${test.info().parallelIndex}`);
    const dist = await copyOfReleases(remote, work);
    const site = await startIsolatedSite({ distFolders: { [remote]: dist }, env: { SHELL_WORKERS: String(WORKERS) } });
    try {
      const registry = await readRegistry(site.registryFile);
      const traffic = requestPages(
        site,
        PAGES.filter((page) => page !== ADDRESSES[remote]),
        { repeats: true },
      );
      for (const name of Object.keys(REQUEST_FAULTS)) {
        await expectWithdrawal(site, { remote, dist, address: ADDRESSES[remote] }, name);
        await writeRegistry(site.registryFile, registry);
      }
      const { requests, failed } = await traffic.end();

      expect(failed).toEqual([]);
      expect(requests).toBeGreaterThan(100);
    } finally {
      await site.stop();
    }
  });
}

/**
 * Requests pages all the time.
 *
 * @param repeats whether a request whose connection is lost is sent again, as by the edge
 */
function requestPages(
  { sv }: IsolatedSite,
  pages = PAGES,
  { repeats = false } = {},
): { end: () => Promise<{ requests: number; failed: string[] }> } {
  const failed: string[] = [];
  const running: Promise<void>[] = [];
  const timer = setInterval(() => {
    const page = pages[running.length % pages.length] ?? '/';
    running.push(
      httpGet(sv + page)
        .catch((error: unknown) => {
          if (repeats) return httpGet(sv + page);
          throw error;
        })
        .then(
          ({ status }) => void (status === 200 || failed.push(`${page}: ${status}`)),
          (error: unknown) => void failed.push(`${page}: ${String(error)}`),
        ),
    );
  }, REQUEST_EVERY_MS);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(running);
      return { requests: running.length, failed };
    },
  };
}
