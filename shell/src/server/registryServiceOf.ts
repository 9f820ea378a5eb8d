import { hostname } from 'node:os';
import type { RegistryService } from '@hemvaror/platform/process/registryReports';
import type { Environment } from './settings/settings.ts';

/**
 * The registry to which this shell reports. Undefined without RELEASE_WITHDRAW_KEY.
 *
 * @throws Error if REGISTRY names no service for all remotes
 */
export function registryServiceOf({
  REGISTRY,
  RELEASE_WITHDRAW_KEY,
  SHELL_PORT,
}: Pick<Environment, 'REGISTRY' | 'RELEASE_WITHDRAW_KEY' | 'SHELL_PORT'>): RegistryService | undefined {
  if (RELEASE_WITHDRAW_KEY === undefined) return undefined;
  const service = REGISTRY.find(({ remote, address }) => remote === undefined && /^https?:/.test(address));
  if (!service)
    throw new Error('RELEASE_WITHDRAW_KEY is set, and REGISTRY names no service: expected http://…/registry.json.');
  return {
    url: new URL('.', service.address).href,
    privateKey: RELEASE_WITHDRAW_KEY,
    shell: `${hostname()}:${SHELL_PORT}`,
  };
}
