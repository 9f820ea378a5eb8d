import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compiler } from 'webpack';

/** A library file that a browser build replaces. */
export interface ReplacedFile {
  package: string;
  /** Path in the package's folder. */
  file: string;
  /** The file that takes its place. */
  by: URL;
}

/** Files that our code never runs in a browser: together more than 5 KiB of every first view. */
const UNUSED_FILES: readonly ReplacedFile[] = [
  { package: '@module-federation/runtime-core', file: 'dist/helpers.js' },
  { package: '@module-federation/runtime-core', file: 'dist/utils/context.js' },
  { package: '@module-federation/runtime-core', file: 'dist/plugins/snapshot/SnapshotHandler.js' },
  { package: '@module-federation/runtime-core', file: 'dist/utils/preload.js' },
  { package: '@module-federation/runtime-core', file: 'dist/utils/semver/index.js' },
  { package: '@module-federation/sdk', file: 'dist/generateSnapshotFromManifest.js' },
  { package: '@module-federation/sdk', file: 'dist/logger.js' },
  { package: '@module-federation/sdk', file: 'dist/dom.js' },
  { package: '@module-federation/error-codes', file: 'dist/desc.mjs' },
].map((entry) => unusedFile(entry.package, entry.file));

/** Of the bundler's half of the runtime: remotes that a build names, and fallbacks of shared modules. */
const UNUSED_BUNDLER_FILES: readonly ReplacedFile[] = ['remotes', 'getSharedFallbackGetter'].map((name) =>
  unusedFile('@module-federation/webpack-bundler-runtime', `dist/${name}.js`),
);

/** Remotes run the shell's copy: almost 3 KiB of each remote's entry. */
const SHARED_RUNTIME: ReplacedFile = {
  package: '@module-federation/webpack-bundler-runtime',
  file: 'dist/bundler.js',
  by: new URL('sharedBundlerRuntime.mjs', import.meta.url),
};

/** A file that browsers never run. @param name of the package @param file its path in the package's folder */
export function unusedFile(name: string, file: string): ReplacedFile {
  return { package: name, file, by: new URL('unusedRuntime.mjs', import.meta.url) };
}

/** @returns the files of the federation runtime that the browser build of the host, or of a remote, replaces */
export function replacedFiles(isHost: boolean): readonly ReplacedFile[] {
  return [...UNUSED_FILES, ...(isHost ? UNUSED_BUNDLER_FILES : [SHARED_RUNTIME])];
}

/**
 * Replaces files of libraries. The build fails unless each entry replaces exactly one file: after an
 * update of a library a file may have another path, and its code would silently return to every first view.
 */
export class ReplacedFilesPlugin {
  readonly #mustFind: boolean;
  readonly #entries: readonly ReplacedFile[];

  /** @param mustFind whether the build must have all of these packages; otherwise only those present are checked */
  constructor(mustFind: boolean, entries: readonly ReplacedFile[]) {
    this.#mustFind = mustFind;
    this.#entries = entries;
  }

  apply(compiler: Compiler): void {
    const present = new Set<string>();
    // Kept for all rebuilds, as a rebuild resolves only changed files.
    const replaced = new Map(this.#entries.map((entry) => [entry, new Set<string>()]));

    compiler.hooks.normalModuleFactory.tap('ReplacedFilesPlugin', (factory) => {
      factory.hooks.afterResolve.tap('ReplacedFilesPlugin', ({ createData }) => {
        const resource = createData.resource?.replaceAll('\\', '/');
        if (!resource) return;
        for (const [entry, files] of replaced) {
          const folder = `/node_modules/${entry.package}/`;
          if (!resource.includes(folder)) continue;
          present.add(entry.package);
          if (!resource.endsWith(folder + entry.file)) continue;
          files.add(resource);
          const replacement = fileURLToPath(entry.by);
          Object.assign(createData, { resource: replacement, request: replacement, userRequest: replacement });
        }
      });
    });
    compiler.hooks.thisCompilation.tap('ReplacedFilesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ReplacedFilesPlugin', () => {
        for (const [entry, files] of replaced) {
          if (files.size === 1 || (!this.#mustFind && !present.has(entry.package))) continue;
          compilation.errors.push(new webpack.WebpackError(messageFor(entry, [...files])));
        }
      });
    });
  }
}

function messageFor({ package: name, file, by }: ReplacedFile, files: string[]): string {
  const count = files.length === 0 ? 'no file' : `${files.length} files (${files.join(', ')})`;
  return (
    `replacedFilesPlugin.ts replaces ${name}/${file}, and this build has ${count} of that path. Expected exactly one. ` +
    'Find the current path of the file in the library, and check the exports of ' +
    `${path.basename(by.pathname)}.`
  );
}
