import type { RemoteName } from './contract.ts';
import remotes from './remotes.json' with { type: 'json' };

/** Every remote of the shop, as `remotes.json` lists them. For servers and tools: browsers carry no list. */
export const REMOTE_NAMES: readonly RemoteName[] = Object.keys(remotes).filter(isRemoteName);

/** Port of the remote's origin on a developer's machine, unless its variable sets another. */
export function remotePort(name: RemoteName): number {
  return remotes[name].port;
}

export function isRemoteName(name: string): name is RemoteName {
  return Object.hasOwn(remotes, name);
}
