import { existsSync } from 'node:fs';
import path from 'node:path';

/** The parts of webpack's loader context that are used here. */
interface LoaderContext {
  resourcePath: string;
  getOptions(): { isWeb: boolean };
  addMissingDependency(file: string): void;
}

/**
 * webpack loader: completes an expose `X.tsx` with the files beside it. `X.loader.ts` becomes its `loader`, `X.action.ts` its
 * `action`. A first view comes with its data, so a browser loads the loader's code at the first touch, in the chunk of the
 * page's deferred components. Actions are for servers alone.
 */
export default function exposeLoader(this: LoaderContext, source: string): string {
  const { dir, name } = path.parse(this.resourcePath);
  const isBeside = (kind: 'loader' | 'action') => {
    const file = path.join(dir, `${name}.${kind}.ts`);
    // In watch mode the expose is built again when the file is added or removed.
    this.addMissingDependency(file);
    return existsSync(file);
  };
  const appended = this.getOptions().isWeb
    ? [isBeside('loader') && deferredLoader(name)]
    : [isBeside('loader') && direct(name, 'loader'), isBeside('action') && direct(name, 'action')];
  return [source, ...appended.filter(Boolean)].join('\n');
}

function direct(name: string, kind: 'loader' | 'action'): string {
  return `export { ${kind} } from './${name}.${kind}.ts';`;
}

function deferredLoader(name: string): string {
  return [
    `import * as deferral from '@hemvaror/runtime/defer/lazyModule';`,
    `const loaderModule = deferral.lazyModule(() => import('./${name}.loader.ts'), { when: 'touch' });`,
    `export const loader = async (args) => (await loaderModule()).loader(args);`,
  ].join('\n');
}
