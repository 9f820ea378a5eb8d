import webpack, { type Compiler } from 'webpack';
import { styleFilesOf } from './deferPlugin.ts';

/** Writes `entry.json` for the documents of the server: the shell's initial scripts in load order, its stylesheets and its fonts. */
export class EntryFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryFilesPlugin', stage }, (assets) => {
        const main = compilation.entrypoints.get('main');
        const initial = [...(main?.getFiles() ?? [])];
        const files = {
          js: initial.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')),
          css: styleFilesOf(compilation, main?.chunks ?? []),
          fonts: Object.keys(assets).filter((file) => file.endsWith('.woff2')),
        };
        compilation.emitAsset('entry.json', new webpack.sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
