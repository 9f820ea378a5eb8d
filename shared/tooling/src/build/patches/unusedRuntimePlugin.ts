import { fileURLToPath } from 'node:url';
import webpack, { type Compiler } from 'webpack';

const REPLACEMENT = fileURLToPath(new URL('unusedRuntime.mjs', import.meta.url));

/** A library file that our code never runs in a browser. */
interface UnusedFile {
  package: string;
  /** Path in the package's folder. */
  file: string;
}

/** Together more than 5 KiB of every first view. */
const UNUSED_FILES: readonly UnusedFile[] = [
  { package: '@module-federation/runtime-core', file: 'dist/helpers.js' },
  { package: '@module-federation/runtime-core', file: 'dist/utils/context.js' },
  { package: '@module-federation/runtime-core', file: 'dist/plugins/snapshot/SnapshotHandler.js' },
  { package: '@module-federation/runtime-core', file: 'dist/utils/preload.js' },
  { package: '@module-federation/runtime-core', file: 'dist/utils/semver/index.js' },
  { package: '@module-federation/sdk', file: 'dist/generateSnapshotFromManifest.js' },
  { package: '@module-federation/sdk', file: 'dist/logger.js' },
  { package: '@module-federation/error-codes', file: 'dist/desc.mjs' },
  { package: 'react-i18next', file: 'dist/es/unescape.js' },
];

/**
 * Replaces those files with `unusedRuntime.mjs`. The build fails unless each entry replaces exactly one file: after an
 * update of a library a file may have another path, and its code would silently return to every first view.
 */
export class UnusedRuntimePlugin {
  readonly #mustFind: boolean;
  readonly #entries: readonly UnusedFile[];

  /** @param mustFind whether the build must have all of these packages; otherwise only those present are checked */
  constructor(mustFind: boolean, entries: readonly UnusedFile[] = UNUSED_FILES) {
    this.#mustFind = mustFind;
    this.#entries = entries;
  }

  apply(compiler: Compiler): void {
    const present = new Set<string>();
    // Kept for all rebuilds, as a rebuild resolves only changed files.
    const replaced = new Map(this.#entries.map((entry) => [entry, new Set<string>()]));

    compiler.hooks.normalModuleFactory.tap('UnusedRuntimePlugin', (factory) => {
      factory.hooks.afterResolve.tap('UnusedRuntimePlugin', ({ createData }) => {
        const resource = createData.resource?.replaceAll('\\', '/');
        if (!resource) return;
        for (const [entry, files] of replaced) {
          const folder = `/node_modules/${entry.package}/`;
          if (!resource.includes(folder)) continue;
          present.add(entry.package);
          if (!resource.endsWith(folder + entry.file)) continue;
          files.add(resource);
          Object.assign(createData, { resource: REPLACEMENT, request: REPLACEMENT, userRequest: REPLACEMENT });
        }
      });
    });
    compiler.hooks.thisCompilation.tap('UnusedRuntimePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('UnusedRuntimePlugin', () => {
        for (const [entry, files] of replaced) {
          if (files.size === 1 || (!this.#mustFind && !present.has(entry.package))) continue;
          compilation.errors.push(new webpack.WebpackError(messageFor(entry, [...files])));
        }
      });
    });
  }
}

function messageFor({ package: name, file }: UnusedFile, files: string[]): string {
  const count = files.length === 0 ? 'no file' : `${files.length} files (${files.join(', ')})`;
  return (
    `unusedRuntimePlugin.ts replaces ${name}/${file}, and this build has ${count} of that path. Expected exactly one. ` +
    'Find the current path of the file in the library, and check the exports of unusedRuntime.mjs.'
  );
}
