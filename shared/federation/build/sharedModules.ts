import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Workspace packages of which shell and remotes have one instance between them; `routing` to save every remote its copy. */
const SINGLETON_PACKAGES = ['platform', 'store', 'i18n', 'api', 'auth', 'cart', 'routing'];

/** Comes after the first view: nothing in it may be needed to hydrate. */
const NOT_EAGER = new Set(['@storefront/platform/apollo']);
/** React contexts that stand in packages which are otherwise bundled by whoever uses them. */
const SINGLETON_MODULES: SharedModule[] = ['@storefront/federation/Slots'].map((request) => ({
  request,
  version: '0.1.0',
  eager: true,
}));
/**
 * Not provided: what stands behind a dynamic import, is types alone, only servers or the shell run, is pure and seldom needed: a slice is
 * known by its name, so a copy of one does what the first does.
 */
const NOT_SHARED = new Set([
  '@storefront/api/apolloOperations',
  '@storefront/api/queryFailure',
  '@storefront/api/schema.graphql',
  '@storefront/api/schemaTypes',
  '@storefront/auth/passwordDigest',
  '@storefront/routing/NavigationProvider',
  '@storefront/routing/isPlainClick',
  '@storefront/store/consentSlice',
  '@storefront/store/loadingSlice',
  '@storefront/store/modalSlice',
  '@storefront/store/persistedState',
]);

export interface SharedModule {
  /** What the code imports. */
  request: string;
  version: string;
  eager: boolean;
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
 * shared as the narrow facades of `@storefront/platform`, as webpack cannot shake a module that it shares.
 */
export function sharedModules(): SharedModule[] {
  const react = ['react', 'react/jsx-runtime', 'react-dom'].map((request) => {
    const { version } = readPackageJson(path.join(ROOT, 'node_modules', request.split('/')[0] ?? request));
    return { request, version, eager: true };
  });
  const own = SINGLETON_PACKAGES.flatMap((folder) => {
    const { name, version, exports = {} } = readPackageJson(path.join(ROOT, 'shared', folder));
    return Object.keys(exports)
      .map((entry) => name + entry.slice(1))
      .filter((request) => !NOT_SHARED.has(request))
      .map((request) => ({ request, version, eager: !NOT_EAGER.has(request) }));
  });
  return [...react, ...own, ...SINGLETON_MODULES];
}

/** The `shared` option of the federation plugin. */
export function sharedOption(isShell: boolean) {
  return Object.fromEntries(
    sharedModules().map(({ request, version, eager }) => [
      request,
      {
        singleton: true,
        version,
        requiredVersion: `^${version}`,
        ...(isShell ? { eager } : { import: false as const }),
      },
    ]),
  );
}
