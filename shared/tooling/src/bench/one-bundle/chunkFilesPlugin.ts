import webpack, { type Compiler } from 'webpack';

/** Writes `chunks.json`, the files of each named chunk, for the documents of the server. */
export class ChunkFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkFilesPlugin', stage }, () => {
        const chunks = Object.fromEntries(
          [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]),
        );
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource(JSON.stringify(chunks)));
      });
    });
  }
}
