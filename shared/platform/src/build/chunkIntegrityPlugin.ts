import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'ChunkIntegrityPlugin';
const PLACEHOLDER = '%chunk integrity%';
/** Properties of the build's `__webpack_require__`: chunk id → hash. */
const SCRIPTS = '__webpack_require__.integrityOfScripts';
const STYLES = '__webpack_require__.integrityOfStyles';

/** SHA-256 rather than SHA-384: every hash is part of the first view and cannot be compressed. */
export function webIntegrityOf(content: Buffer | string): string {
  return `sha256-${hashOf(content)}`;
}

interface ChunkIntegrityOptions {
  /** Time in ms after which a stylesheet that has not arrived counts as failed. Scripts have a timeout of webpack. */
  stylesTimeoutMs: number;
}

/**
 * Writes the hashes of all chunks into a remote's entry, and makes its runtime set `integrity` on the scripts and stylesheets
 * that it loads. The page has the hash of the entry, so the browser checks every file of the release.
 *
 * `webpack-subresource-integrity` does not work here: it leaves its placeholders in `remoteEntry.js`.
 */
export class ChunkIntegrityPlugin {
  readonly #stylesTimeoutMs: number;

  constructor({ stylesTimeoutMs }: ChunkIntegrityOptions) {
    this.#stylesTimeoutMs = stylesTimeoutMs;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkHashesModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${setIntegrity('script', SCRIPTS)}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) => `${source}\n${setIntegrity(tag, STYLES)}\n${setTimeLimit(tag, this.#stylesTimeoutMs)}`,
      );
      // After the names with content hashes are final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => writeHashes(compilation));
    });
  }
}

class ChunkHashesModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `[${SCRIPTS}, ${STYLES}] = ${JSON.stringify(PLACEHOLDER)};`;
  }
}

function setIntegrity(element: string, hashes: string): string {
  return `if (${hashes}[chunkId]) ${element}.integrity = "sha256-" + ${hashes}[chunkId];`;
}

/** A server that accepts connections and never responds causes no event, so a second attempt would wait for the first one. */
function setTimeLimit(element: string, timeoutMs: number): string {
  return `{
    const tag = ${element};
    const timer = setTimeout(() => tag.onerror?.({ type: "timeout", target: tag }), ${timeoutMs});
    for (const type of ["load", "error"]) tag.addEventListener(type, () => clearTimeout(timer));
  }`;
}

function writeHashes(compilation: Compilation): void {
  const hashes = JSON.stringify([hashesOf(compilation, '.js'), hashesOf(compilation, '.css')]);
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const code = source.source().toString();
    const written = code.replaceAll(JSON.stringify(PLACEHOLDER), () => hashes);
    if (written !== code) compilation.updateAsset(name, new webpack.sources.RawSource(written));
  }
}

/** Chunks with the runtime are loaded by name, not by id. */
function hashesOf(compilation: Compilation, extension: string): Record<string, string> {
  const chunks = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  return Object.fromEntries(
    chunks.flatMap(({ id, files }) => {
      const file = [...files].find((name) => name.endsWith(extension));
      const content = file === undefined ? undefined : compilation.getAsset(file)?.source.buffer();
      return content === undefined ? [] : [[String(id), hashOf(content)]];
    }),
  );
}

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64');
}
