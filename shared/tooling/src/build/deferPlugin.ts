import path from 'node:path';
import webpack, {
  type AsyncDependenciesBlock,
  type Chunk,
  type Compilation,
  type Compiler,
  type Module,
} from 'webpack';
import { deferredCall, type DeferredCall } from './deferredCalls.ts';

const NAME = 'DeferPlugin';
/** In the web build of a remote: expose → stylesheets of what the server renders of it and the browser defers. */
export const DEFERRED_STYLES = 'deferred-styles.json';

/** By the block of an `import()`. */
const calls = new WeakMap<object, DeferredCall>();

/**
 * Gives the chunks of `defer` and `lazyModule` their names, by the text around each `import()`: what comes with the first
 * touch is one chunk per folder of `src/`, as it is needed at one time. Everything else is a chunk of its own, named after
 * its file; the query in `X.generated.ts` shares the chunk of `X.tsx`. Writes `deferred-styles.json` for a remote.
 */
export class DeferPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const named = new Map<string, string>();
        for (const module of modules) nameChunks(module, compilation, named);
      });
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const styles = exposedStyles(compilation);
        if (styles) compilation.emitAsset(DEFERRED_STYLES, new webpack.sources.RawSource(JSON.stringify(styles)));
      });
    });
  }
}

/** Whether a chunk holds what the server renders and the browser defers. */
export function isServerRendered(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].some((group) => group.getBlocks().some((block) => calls.get(block)?.ssr));
}

/** Stylesheets of everything that the server renders of these chunks, those of deferred parts last. */
export function styleFilesOf(compilation: Compilation, chunks: Iterable<Chunk>): string[] {
  const files = new Set<string>();
  const seen = new Set<Chunk>();
  const queue = [...chunks];
  for (let chunk = queue.shift(); chunk; chunk = queue.shift()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    for (const file of chunk.files) if (file.endsWith('.css')) files.add(file);
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      for (const block of module.blocks) {
        if (!calls.get(block)?.ssr) continue;
        queue.push(...(compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []));
      }
    }
  }
  return [...files];
}

/** @param named the files, without their endings, that the taken names stand for */
function nameChunks(module: Module, compilation: Compilation, named: Map<string, string>): void {
  if (module.blocks.length === 0 || !(module instanceof webpack.NormalModule)) return;
  const code = module.originalSource()?.source().toString();
  if (code === undefined) return;
  for (const block of module.blocks) {
    const range = rangeOf(block);
    const call = range && deferredCall(code.slice(0, range[0]), code.slice(range[1]));
    if (!call) continue;
    calls.set(block, call);
    if (call.isShared) {
      block.chunkName = touchChunk(module.resource);
      continue;
    }
    const [dependency] = block.dependencies;
    const imported = dependency ? compilation.moduleGraph.getModule(dependency) : null;
    const file = (imported?.nameForCondition() ?? block.request ?? '').replace(/(?:\.generated)?\.\w+$/, '');
    const name = path.basename(file);
    // Two files of one name would share a chunk: the second one has a number.
    if (!named.has(name)) named.set(name, file);
    if (named.get(name) === file) block.chunkName = name;
  }
}

/** Where the `import()` stands in the code. */
function rangeOf(block: AsyncDependenciesBlock): readonly [from: number, to: number] | undefined {
  const range: unknown = Reflect.get(block.dependencies[0] ?? {}, 'range');
  if (!Array.isArray(range)) return undefined;
  const [from, to]: unknown[] = range;
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
}

/** `mf-catalog/src/product-page/reviews/Reviews.tsx` → `product-page-touch`; the folders of `shell/src/app` count as its own. */
export function touchChunk(file: string): string {
  const [, folder = 'main'] = /[\\/]src[\\/](?:app[\\/]|browser[\\/])?([^\\/]+)[\\/]/.exec(file) ?? [];
  return `${folder}-touch`;
}

/** By expose; undefined for the shell, which exposes nothing. */
function exposedStyles(compilation: Compilation): Record<string, string[]> | undefined {
  const found = [...compilation.modules].flatMap((module) =>
    module.blocks.flatMap((block) => {
      const name: unknown = Reflect.get(block.dependencies.at(-1) ?? {}, 'exposedName');
      if (typeof name !== 'string') return [];
      const chunks = compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      return [[name.replace('./', ''), styleFilesOf(compilation, chunks)] as const];
    }),
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
