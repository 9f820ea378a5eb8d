import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '@hemvaror/tooling/site/site';
import { freeSettings } from '@hemvaror/tooling/site/freeSettings';
import { WIDE_LIMITS } from '@hemvaror/tooling/site/wideLimits';

/**
 * Starts one site for all tests that break nothing, on free ports so that it can run next to a running shop. If `SITE_SV`
 * and `SITE_EN` are set, the tests use that site instead, such as the container stack.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['SITE_SV'] && process.env['SITE_EN']) {
    process.env['SITE_API'] ??= process.env['SITE_SV'];
    return async () => undefined;
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-e2e-'));
  const site = await startSite({
    settings: await freeSettings(dataDir),
    // Tests of the supervisor start their own site.
    env: { ...WIDE_LIMITS, SHELL_WORKERS: '0' },
    logDir: path.join(dataDir, 'logs'),
  });
  process.env['SITE_SV'] = site.origin;
  process.env['SITE_EN'] = site.origin.replace('//localhost', '//en.localhost');
  process.env['SITE_API'] = site.apiOrigin;
  process.env['SITE_DATA'] = dataDir;
  process.env['SITE_LOGS'] = path.join(dataDir, 'logs');

  return async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
