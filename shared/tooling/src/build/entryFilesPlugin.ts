import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { styleFilesOf } from './deferPlugin.ts';

const { sources } = webpack;

/**
 * Writes `entry.json` for the documents of the server: the shell's initial scripts in load order, its stylesheets, its fonts
 * and its icons, which no module imports.
 */
export class EntryFilesPlugin {
  readonly #iconFolder: string;

  constructor(iconFolder: string) {
    this.#iconFolder = iconFolder;
  }

  apply(compiler: Compiler): void {
    const { PROCESS_ASSETS_STAGE_ADDITIONAL, PROCESS_ASSETS_STAGE_REPORT } = webpack.Compilation;
    compiler.hooks.thisCompilation.tap('EntryFilesPlugin', (compilation) => {
      let icons: Record<string, string> = {};
      compilation.hooks.processAssets.tapPromise(
        { name: 'EntryFilesPlugin', stage: PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          icons = await this.#emitIcons(compilation);
        },
      );
      compilation.hooks.processAssets.tap(
        { name: 'EntryFilesPlugin', stage: PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const main = compilation.entrypoints.get('main');
          const initial = [...(main?.getFiles() ?? [])];
          const files = {
            js: initial.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')),
            css: styleFilesOf(compilation, main?.chunks ?? []),
            fonts: Object.keys(assets).filter((file) => file.endsWith('.woff2')),
            icons,
          };
          compilation.emitAsset('entry.json', new sources.RawSource(JSON.stringify(files)));
        },
      );
    });
  }

  /** @returns emitted file by the name of the icon */
  async #emitIcons(compilation: Compilation): Promise<Record<string, string>> {
    compilation.contextDependencies.add(this.#iconFolder);
    const names = await readdir(this.#iconFolder);
    const emitted = names.map(async (icon): Promise<[icon: string, file: string]> => {
      const content = await readFile(path.join(this.#iconFolder, icon));
      const { name, ext } = path.parse(icon);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const file = `${name}.${hash}${ext}`;
      compilation.emitAsset(file, new sources.RawSource(content), { immutable: true });
      return [icon, file];
    });
    return Object.fromEntries(await Promise.all(emitted));
  }
}
