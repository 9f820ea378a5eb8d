import { fileURLToPath } from 'node:url';
import webpack, { type Compiler } from 'webpack';

const STAND_IN = fileURLToPath(new URL('unusedRuntime.mjs', import.meta.url));

/** A file of a library that nothing of ours runs in a browser. */
interface UnusedFile {
  package: string;
  /** Path in the package's folder. */
  file: string;
}

/** More than 3 KiB of every first view. */
const UNUSED_FILES: readonly UnusedFile[] = [
  { package: '@module-federation/runtime-core', file: 'dist/plugins/snapshot/SnapshotHandler.js' },
  { package: '@module-federation/runtime-core', file: 'dist/utils/preload.js' },
  { package: '@module-federation/sdk', file: 'dist/generateSnapshotFromManifest.js' },
  { package: '@module-federation/error-codes', file: 'dist/desc.mjs' },
  { package: 'react-i18next', file: 'dist/es/unescape.js' },
];

/**
 * Puts `unusedRuntime.mjs` in the place of those files. The build fails unless each entry replaces exactly one file: after an
 * update of a library a file may have another path, and its code would be back in every first view without a word.
 */
export class UnusedRuntimePlugin {
  readonly #mustFind: boolean;
  readonly #entries: readonly UnusedFile[];

  /** @param mustFind the build has all of these packages; another one is checked for those that it has */
  constructor(mustFind: boolean, entries: readonly UnusedFile[] = UNUSED_FILES) {
    this.#mustFind = mustFind;
    this.#entries = entries;
  }

  apply(compiler: Compiler): void {
    const present = new Set<string>();
    // For the compiler's life: a rebuild resolves only what changed.
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
          Object.assign(createData, { resource: STAND_IN, request: STAND_IN, userRequest: STAND_IN });
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
  const found = files.length === 0 ? 'no file' : `${files.length} files (${files.join(', ')})`;
  return (
    `unusedRuntimePlugin.ts replaces ${name}/${file}, and this build has ${found} of that path. Expected exactly one. ` +
    'Look for what the library calls the file now, and check what unusedRuntime.mjs exports.'
  );
}
