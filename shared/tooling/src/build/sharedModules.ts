import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';

/** The package whose modules exist once per page: the shell bundles them, remotes take them from it. */
const RUNTIME = path.join(ROOT, 'shared/runtime');

/**
 * Not provided: types, code behind a dynamic import, and modules that only the shell, servers or builds run. A remote compiles
 * them in, so each imports what is provided by its name: by its path it would be a second copy.
 */
const NOT_SHARED = [
  /^@hemvaror\/runtime\/(contract\/|page-view\/|defer\/(?!(defer|lazyModule)$))/,
  '@hemvaror/runtime/api/apolloOperations',
  '@hemvaror/runtime/routing/NavigationProvider',
  '@hemvaror/runtime/slots/RemoteSlot',
];

export interface SharedModule {
  /** What the code imports. */
  request: string;
  version: string;
  /** The range that a remote accepts of a library; `false` accepts any version. */
  requiredVersion: string | false;
}

interface PackageJson {
  name: string;
  version: string;
  exports?: Record<string, string>;
}

export function readPackageJson(folder: string): PackageJson {
  // Ours and npm's: the two fields read here are always there.
  const parsed: PackageJson = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return parsed;
}

/**
 * Every module that the shell provides and remotes take from it. The shell bundles them, remotes never do. Libraries are
 * shared as the narrow facades in `libraries/`, as webpack cannot shake a module that it shares.
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
    // `CONTRACT_VERSION` decides whether a release fits. A range would warn after each minor version below 1.0.
    .map((request) => ({ request, version, requiredVersion: false as const }));
  return [...react, ...own];
}

/** The `shared` option of the federation plugin. */
export function sharedOption(isShell: boolean) {
  return Object.fromEntries(
    sharedModules().map(({ request, version, requiredVersion }) => [
      request,
      {
        singleton: true,
        version,
        requiredVersion,
        ...(isShell ? { eager: true } : { import: false as const }),
      },
    ]),
  );
}
