import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '@storefront/workshop/site';
import { testSettings } from './testSettings.ts';

/** One site for all tests that do not break anything: on free ports, so that it runs beside a running shop. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-e2e-'));
  const site = await startSite({ settings: await testSettings(dataDir), logDir: path.join(dataDir, 'logs') });
  process.env['SITE_SV'] = site.origin;
  process.env['SITE_EN'] = site.origin.replace('//localhost', '//en.localhost');
  process.env['SITE_API'] = site.apiOrigin;
  process.env['SITE_LOGS'] = path.join(dataDir, 'logs');

  return async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
