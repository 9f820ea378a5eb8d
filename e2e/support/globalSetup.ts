import { startCommonSite } from './commonSite.ts';

/**
 * Starts one site for all tests that break nothing. If `SITE_SV` and `SITE_EN` are set, the tests use that site instead: the
 * container stack, or one that was started before (commonSite.ts).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['SITE_SV'] && process.env['SITE_EN']) {
    process.env['SITE_API'] ??= process.env['SITE_SV'];
    return async () => undefined;
  }
  const { env, stop } = await startCommonSite();
  Object.assign(process.env, env);
  return stop;
}
