import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SharedModule } from '@hemvaror/platform/build/sharedModule';
import { ROOT } from '../project/root.ts';

/** The package whose modules are federated singletons: the shell bundles them, remotes take them from it. */
const RUNTIME = path.join(ROOT, 'shared/runtime');

/**
 * Not shared: types, code behind a dynamic import, and modules that only the shell, servers or builds run. Remotes bundle
 * them, so they must import shared modules by package name: a relative import would bundle a second copy.
 */
const NOT_SHARED = [
  /^@hemvaror\/runtime\/(contract\/|page-view\/|defer\/(?!(defer|lazyModule|touch)$))/,
  /^@hemvaror\/runtime\/api\/(apiFetch|apiHeaders|apolloOperations|responseErrors)$/,
  '@hemvaror/runtime/routing/NavigationProvider',
  '@hemvaror/runtime/slots/RemoteSlot',
  '@hemvaror/runtime/state/storedConsent',
  '@hemvaror/runtime/state/useConsent',
  '@hemvaror/runtime/tabs/inOneTab',
];

interface PackageJson {
  name: string;
  version: string;
  exports?: Record<string, string>;
}

export function readPackageJson(folder: string): PackageJson {
  // Workspaces and npm packages always have these two fields.
  const parsed: PackageJson = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return parsed;
}

/**
 * Lists the federated singletons. The shell bundles them, remotes never do. Libraries are shared as the narrow facades in
 * `libraries/`, because webpack cannot tree-shake a shared module.
 */
export function sharedModules(): SharedModule[] {
  const react = ['react', 'react/jsx-runtime', 'react-dom'].map((request) => {
    const { version } = readPackageJson(path.join(ROOT, 'node_modules', request.split('/')[0] ?? request));
    return { request, version, requiredVersion: `^${version}` };
  });
  const { name, version, exports = {} } = readPackageJson(RUNTIME);
  const own = Object.keys(exports)
    .map((entry) => name + entry.slice(1))
    .filter(
      (request) =>
        !NOT_SHARED.some((hidden) => (typeof hidden === 'string' ? hidden === request : hidden.test(request))),
    )
    // `CONTRACT_VERSION` decides whether a release is compatible. A range would warn after each minor version below 1.0.
    .map((request) => ({ request, version, requiredVersion: false as const }));
  return [...react, ...own];
}
