/**
 * The site that most tests share. As a command (`node e2e/support/commonSite.ts`) it prints the variables of the tests as one line of
 * JSON when the site is ready, and stops at SIGTERM or when the IPC channel of its parent closes.
 */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '@hemvaror/tooling/site/site';
import { freeSettings } from '@hemvaror/tooling/site/freeSettings';
import { WIDE_LIMITS } from '@hemvaror/tooling/site/wideLimits';
import { LONG_LIMITS } from './longLimits.ts';

interface CommonSite {
  /** Variables that the tests read: addresses of the site, and its folders. */
  env: Readonly<Record<'SITE_SV' | 'SITE_EN' | 'SITE_API' | 'SITE_DATA', string>>;
  /** Stops the site and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts a site on free ports, so that it can run next to a running shop.
 *
 * @param signal aborting it stops a start that is under way
 * @throws Error if the site does not become ready
 */
export async function startCommonSite(signal?: AbortSignal): Promise<CommonSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-e2e-'));
  const logDir = path.join(dataDir, 'logs');
  const removeData = async () => rm(dataDir, { recursive: true, force: true });
  try {
    const site = await startSite({
      settings: await freeSettings(dataDir),
      // Tests of the supervisor, of limits of time and of measured visits start their own site.
      env: { ...WIDE_LIMITS, ...LONG_LIMITS, SHELL_WORKERS: '0', REPORT_SHARE: '0' },
      logDir,
      // Isolated sites take over what was rehearsed here, and their releases are not signed either.
      readsDocument: true,
      ...(signal && { signal }),
    });
    return {
      env: {
        SITE_SV: site.origin,
        SITE_EN: site.origin.replace('//localhost', '//en.localhost'),
        SITE_API: site.apiOrigin,
        SITE_DATA: dataDir,
      },
      stop: async () => {
        await site.stop();
        const log = await readFile(path.join(logDir, 'shell.log'), 'utf8');
        await removeData();
        const change = log.split('\n').find((line) => line.includes('shared objects changed'));
        // The guard of shared objects would undo it in production, too (realmState.ts).
        if (change) throw new Error(`Code of this build changes what all code shares: ${change}`);
      },
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}

if (import.meta.main) {
  const stopping = new AbortController();
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => stopping.abort());
  const site = await startCommonSite(stopping.signal);
  console.log(JSON.stringify(site.env));
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  await site.stop();
  process.exit();
}
