import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { readRegistry, writeRegistry } from '@hemvaror/tooling/release/registryFile';
import { ROOT } from '@hemvaror/tooling/project/root';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { updateRegistry } from './brokenRemotes.ts';
import { changedRelease, type Fault } from './changedRelease.ts';
import type { IsolatedSite } from './isolatedSite.ts';
import { expect } from './siteTest.ts';

/** Faults of a release, and the reason in `/-/remotes`. */
export const FAULTS: Readonly<Record<string, { fault: Fault; reason: RegExp }>> = {
  exits: { fault: { node: 'process.exit(1);' }, reason: /ended its process: exit code 1/ },
  loops: { fault: { node: 'for (;;);' }, reason: /halted its process/ },
  throws: { fault: { node: "throw new Error('at its import');" }, reason: /at its import/ },
  'throws-later': {
    fault: { node: "setTimeout(() => { throw new Error('from a timer'); }, 50);" },
    reason: /from a timer/,
  },
  'leaves-a-timer': {
    fault: { node: "setTimeout(() => { throw new Error('late'); }, 3000);" },
    reason: /leaves a timer behind/,
  },
  'patches-arrays': {
    fault: { node: 'Array.prototype.last = function () { return this.at(-1); };' },
    reason: /changes Array\.prototype\.last/,
  },
  'fills-the-memory': {
    fault: { node: 'globalThis.all = []; for (;;) globalThis.all.push(new Array(1e6).fill({}));' },
    reason: /(?:ended|halted) its process/,
  },
  'has-no-browser-half': { fault: { hasNoWebEntry: true }, reason: /web\/remoteEntry\.js: HTTP 404/ },
  'differs-in-the-browser-half': { fault: { web: ';' }, reason: /web\/remoteEntry\.js: its content does not match/ },
};

/** A copy of the built releases of a remote, to which faulty ones can be added. */
export async function copyOfReleases(remote: RemoteName, work: string): Promise<string> {
  const folder = path.join(work, `${remote}-dist`);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(ROOT, remote, 'dist'), folder, { recursive: true });
  return folder;
}

/**
 * Deploys a release with a fault and expects that it is refused with the reason, while the live one stays and the shell runs
 * on.
 *
 * @param dist the folder of the remote's origin
 */
export async function expectRefusal(site: IsolatedSite, remote: RemoteName, dist: string, name: string): Promise<void> {
  const { fault, reason } = FAULTS[name] ?? {};
  if (!fault || !reason) throw new Error(`Unknown fault ${name}.`);
  const registry = await readRegistry(site.registryFile);
  const live = registry.remotes[remote]?.release ?? '';
  const folder = await changedRelease(path.join(dist, live), name, fault);
  await updateRegistry(site, remote, folder);

  const status = async () => (await httpGet(`${site.sv}/-/remotes`)).body;
  await expect
    .poll(status, { timeout: 20_000, intervals: [100] })
    .toMatch(new RegExp(`${path.basename(folder)}: [^"]*${reason.source}`));
  expect(await status()).toContain(`"${remote}":"${live}"`);
  expect(site.shell.process.exitCode).toBeNull();
  await writeRegistry(site.registryFile, registry);
}
