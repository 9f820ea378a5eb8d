import path from 'node:path';
import { ROOT } from '@hemvaror/tooling/project/root';
import { copyOfReleases } from './refusedReleases.ts';
import { startIsolatedSite, type IsolatedSite } from './isolatedSite.ts';
import { WORKERS } from './requestFaults.ts';
import { test } from './siteTest.ts';

/** The remote that has candidates. */
export const REMOTE = 'mf-catalog';
/** A page of it. */
export const LIST = '/c/beslag';

type Options = Pick<NonNullable<Parameters<typeof startIsolatedSite>[0]>, 'settings'>;

/**
 * Starts a site with a registry service, several processes, and browsers that all report.
 *
 * @param name of its folder of releases
 * @returns the site, and the folder of the remote's origin
 */
export async function startCandidateSite(
  name: string,
  { settings = {} }: Options = {},
): Promise<{ site: IsolatedSite; dist: string }> {
  const dist = await copyOfReleases(REMOTE, path.join(ROOT, `e2e/.work/${name}-${test.info().parallelIndex}`));
  const site = await startIsolatedSite({
    readsDocument: false,
    settings,
    distFolders: { [REMOTE]: dist },
    env: SHELL,
  });
  return { site, dist };
}

/** Settings of its shell. */
export const SHELL = { SHELL_WORKERS: String(WORKERS), PAGE_CACHE_MB: '', REPORT_SHARE: '1' };
