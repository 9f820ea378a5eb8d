import path from 'node:path';
import type { StatsCompilation, StatsModule } from 'webpack';

/** Options for `stats.toJson`: the modules that are in the output, also those that webpack has merged into others. */
export const MODULES_ONLY = {
  all: false,
  modules: true,
  nestedModules: true,
  orphanModules: false,
  cachedModules: true,
  dependentModules: true,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByPath: false,
  groupModulesByType: false,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
} as const;

/** The folder of a package, such as `node_modules/a/node_modules/@b/c`. Tools write generated files into folders that begin with a dot. */
const PACKAGE_FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/.][^/]*/;

/**
 * The folders of the installed packages whose code a build contains, sorted.
 *
 * @param stats with MODULES_ONLY
 * @param root the project's folder
 */
export function bundledPackages({ modules = [] }: StatsCompilation, root: string): string[] {
  const folders = new Set<string>();
  const visit = (module: StatsModule) => {
    const folder = folderOf(module.nameForCondition, root);
    if (folder !== undefined) folders.add(folder);
    module.modules?.forEach(visit);
  };
  modules.forEach(visit);
  return [...folders].toSorted();
}

function folderOf(file: string | null | undefined, root: string): string | undefined {
  if (!file) return undefined;
  const fromRoot = path.relative(root, file).split(path.sep).join('/');
  // Packages may be installed beside the project, behind a link.
  const name = fromRoot.startsWith('../') ? fromRoot.slice(fromRoot.indexOf('node_modules/')) : fromRoot;
  return PACKAGE_FOLDER.exec(name)?.[0];
}
