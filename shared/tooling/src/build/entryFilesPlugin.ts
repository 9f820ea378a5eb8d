import webpack, { type Compiler } from 'webpack';
import { styleFilesOf } from './deferPlugin.ts';

/** Writes `entry.json`: the shell's initial files in load order, the stylesheets of all that it renders, and its fonts, for the server to name in the page. */
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
