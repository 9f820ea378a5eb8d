import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '@hemvaror/tooling/project/root';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite, type IsolatedSite } from '../support/isolatedSite.ts';
import { copyOfReleases, expectRefusal, FAULTS } from '../support/refusedReleases.ts';
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

/** Requests pages all the time. */
function requestPages({ sv }: IsolatedSite): { end: () => Promise<{ requests: number; failed: string[] }> } {
  const failed: string[] = [];
  const running: Promise<void>[] = [];
  const timer = setInterval(() => {
    const page = PAGES[running.length % PAGES.length] ?? '/';
    running.push(
      httpGet(sv + page).then(
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
