import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite } from '../support/isolatedSite.ts';
import { expect, test } from '../support/siteTest.ts';

const WORKERS = 2;
const PAGES = [
  '/',
  '/c/beslag',
  '/c/beslag?page=2',
  '/p/handtag/linje-stanghandtag-massing',
  '/garanti',
  '/varumarken',
];

/** A document without the origins of its site: two sites on one machine have different ports. */
const withoutPorts = (body: string) => body.replaceAll(/localhost:\d+/g, 'localhost');

test('two processes and two machines with the same releases and data send the same documents', async () => {
  test.slow();
  const start = async () => startIsolatedSite({ env: { SHELL_WORKERS: String(WORKERS), PAGE_CACHE_MB: '' } });
  const [one, other] = await Promise.all([start(), start()]);
  try {
    for (const page of PAGES) {
      const documents = new Map<string, string>();
      const processes = new Set<string>();
      // A connection stays with one process.
      for (let count = 0; count < 6 * WORKERS; count += 1) {
        for (const site of [one, other]) {
          const { status, body, headers } = await httpGet(site.sv + page);
          expect([page, status]).toEqual([page, 200]);
          documents.set(`${site === one} ${headers.etag}`, withoutPorts(body));
          processes.add(`${site === one} ${JSON.parse((await httpGet(`${site.sv}/-/health`)).body).pid}`);
        }
      }

      // One ETag for each site, whose ports are part of the document.
      expect([page, documents.size]).toEqual([page, 2]);
      expect([page, new Set(documents.values()).size]).toEqual([page, 1]);
      expect(processes.size).toBeGreaterThan(2);
    }
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
});
