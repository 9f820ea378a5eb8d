import type { RemoteName } from './contract.ts';
import remotes from './remotes.json' with { type: 'json' };

/** Every remote of `remotes.json`. For servers and tools: not part of browser code. */
export const REMOTE_NAMES: readonly RemoteName[] = Object.keys(remotes).filter(isRemoteName);

/** Default port of the remote's origin on a developer's machine. */
export function remotePort(name: RemoteName): number {
  return remotes[name].port;
}

export function isRemoteName(name: string): name is RemoteName {
  return Object.hasOwn(remotes, name);
}
