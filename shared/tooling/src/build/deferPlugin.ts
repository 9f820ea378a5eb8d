import path from 'node:path';
import webpack, {
  type AsyncDependenciesBlock,
  type Chunk,
  type Compilation,
  type Compiler,
  type Module,
} from 'webpack';
import { DEFERRED_STYLES } from '@hemvaror/platform/build/completeRelease';
import { deferredCall, type DeferredCall } from './deferredCalls.ts';

const NAME = 'DeferPlugin';

/** Deferred calls by the block of their `import()`. */
const calls = new WeakMap<object, DeferredCall>();

/**
 * Names the chunks of `defer` and `lazyModule`, by the code around each `import()`. Modules that load in idle time share
 * one chunk per folder of `src/` and moment, as they are needed at the same time. Each other module has its own chunk, named after its
 * file; the query in `X.generated.ts` shares the chunk of `X.tsx`. Writes `deferred-styles.json` for a remote.
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

/** Whether a chunk contains a deferred component that the server renders. */
export function isServerRendered(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].some((group) => group.getBlocks().some((block) => calls.get(block)?.ssr));
}

/** Lists the stylesheets of these chunks and, after them, of the deferred components that the server renders in them. */
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

/** @param named chunk name → its file, without the extension */
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
      block.chunkName = idleChunk(module.resource, call.when);
      continue;
    }
    const [dependency] = block.dependencies;
    const imported = dependency ? compilation.moduleGraph.getModule(dependency) : null;
    const file = (imported?.nameForCondition() ?? block.request ?? '').replace(/(?:\.generated)?\.\w+$/, '');
    const name = path.basename(file);
    // Files of the same name would share a chunk, so the second gets webpack's numbered name.
    if (!named.has(name)) named.set(name, file);
    if (named.get(name) === file) block.chunkName = name;
  }
}

/** The position of the `import()` in the code. */
function rangeOf(block: AsyncDependenciesBlock): readonly [from: number, to: number] | undefined {
  const range: unknown = Reflect.get(block.dependencies[0] ?? {}, 'range');
  if (!Array.isArray(range)) return undefined;
  const [from, to]: unknown[] = range;
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
}

/** `mf-catalog/src/product-page/reviews/Reviews.tsx` → `product-page-idle`; folders of `shell/src/app` count like those of `src`. */
function idleChunk(file: string, when: DeferredCall['when']): string {
  const [, folder = 'main'] = /[\\/]src[\\/](?:app[\\/]|browser[\\/])?([^\\/]+)[\\/]/.exec(file) ?? [];
  return `${folder}-${when}`;
}

/** Stylesheets by expose; undefined for the shell, which has no exposes. */
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
