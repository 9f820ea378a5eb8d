import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@hemvaror/tooling/project/root';
import { WIDE_LIMITS } from '@hemvaror/tooling/site/wideLimits';
import { startIsolatedSite, type IsolatedSite } from './isolatedSite.ts';

const SEED = path.join(ROOT, 'commerce-api/seed');
const [INVOICE, WALLEY, AVARDA] = [18, 33, 34];

/** Variables of `graphql` and `runAdmin`. */
const OF_SITE = ['SITE_API', 'SITE_DATA'] as const;

/**
 * Starts a site with its own API, whose invoice has a fee, and that also offers Avarda, in all countries. Until `stop`,
 * `graphql` and `runAdmin` use its API.
 */
export async function startPaymentSite(): Promise<IsolatedSite> {
  const seedDir = await mkdtemp(path.join(tmpdir(), 'storefront-seed-'));
  await cp(SEED, seedDir, { recursive: true });
  const file = path.join(seedDir, 'paymentMethods.json');
  const methods: Record<string, unknown>[] = JSON.parse(await readFile(file, 'utf8'));
  const changed = methods.flatMap((method): Record<string, unknown>[] => {
    if (method['id'] === INVOICE) return [{ ...method, fees: { SEK: 2_950, EUR: 295, NOK: 2_900, DKK: 1_900 } }];
    if (method['id'] !== WALLEY) return [{ ...method, countries: [] }];
    const name = { sv: 'Avarda', en: 'Avarda' };
    const avarda = { id: AVARDA, name, inText: name, logo: 'avarda', paymentType: 'AVARDA', order: 6 };
    return [
      { ...method, countries: [] },
      { ...method, ...avarda, countries: [] },
    ];
  });
  await writeFile(file, JSON.stringify(changed));

  const site = await startIsolatedSite({ withApi: true, env: { ...WIDE_LIMITS, SEED_DIR: seedDir } });
  const previous = OF_SITE.map((name) => [name, process.env[name] ?? ''] as const);
  Object.assign(process.env, { SITE_API: site.apiOrigin, SITE_DATA: site.dataDir });
  const stop = site.stop.bind(site);
  return Object.assign(site, {
    stop: async () => {
      Object.assign(process.env, Object.fromEntries(previous));
      await stop();
      await rm(seedDir, { recursive: true, force: true });
    },
  });
}
