import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '@hemvaror/platform/contract/defineRemote';
import { ROOT } from './root.ts';

/** Reads a remote's `federation.config.ts`. */
export async function remoteDefinition(name: string): Promise<RemoteDefinition> {
  const file = pathToFileURL(path.join(ROOT, name, 'federation.config.ts')).href;
  const { remote }: { remote: RemoteDefinition } = await import(file);
  return remote;
}
