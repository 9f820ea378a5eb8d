import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The object that the entry of a remote defines. */
export type FederationContainer = Exclude<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>,
  void
>;

/** @throws Error if the value is not a container */
export function asFederationContainer(value: unknown): FederationContainer {
  if (!isFederationContainer(value))
    throw new Error('The remote entry is not a federation container. Expected an object with init and get.');
  return value;
}

function isFederationContainer(value: unknown): value is FederationContainer {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
