import webpack, { type Compiler } from 'webpack';

/** Chunks whose code comes late, while the server's markup of them is in the page from the start: their styles must be, too. */
export const LATE_CHUNKS = [
  'consent-bar',
  'top-bar',
  'footer',
  'error-page',
  'boxed-submenu',
  'checkout-header',
  'action-notice',
];

/** Writes `entry.json`: the shell's initial files in load order, and its fonts, for the server to name in the page. */
export class EntryFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryFilesPlugin', stage }, (assets) => {
        const initial = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
        const late = LATE_CHUNKS.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
        const files = {
          js: initial.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')),
          css: [...new Set([...initial, ...late])].filter((file) => file.endsWith('.css')),
          fonts: Object.keys(assets).filter((file) => file.endsWith('.woff2')),
        };
        compilation.emitAsset('entry.json', new webpack.sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
