import { existsSync } from 'node:fs';
import path from 'node:path';

/** The used members of webpack's loader context. */
interface LoaderContext {
  resourcePath: string;
  getOptions(): { isWeb: boolean };
  addMissingDependency(file: string): void;
}

/**
 * webpack loader: adds exports of files in the same folder to an expose `X.tsx`. `X.loader.ts` becomes its `loader`,
 * `X.action.ts` its `action`. The document contains the data of the first view, so the browser loads the loader's code in
 * idle time, in the chunk of the page's deferred components. Actions run on the server only.
 */
export default function exposeLoader(this: LoaderContext, source: string): string {
  const { dir, name } = path.parse(this.resourcePath);
  const hasFile = (kind: 'loader' | 'action') => {
    const file = path.join(dir, `${name}.${kind}.ts`);
    // In watch mode the expose is built again when the file is added or removed.
    this.addMissingDependency(file);
    return existsSync(file);
  };
  const appended = this.getOptions().isWeb
    ? [hasFile('loader') && deferredLoader(name)]
    : [hasFile('loader') && direct(name, 'loader'), hasFile('action') && direct(name, 'action')];
  return [source, ...appended.filter(Boolean)].join('\n');
}

function direct(name: string, kind: 'loader' | 'action'): string {
  return `export { ${kind} } from './${name}.${kind}.ts';`;
}

function deferredLoader(name: string): string {
  return [
    `import * as deferral from '@hemvaror/runtime/defer/lazyModule';`,
    `const loaderModule = deferral.lazyModule(() => import('./${name}.loader.ts'), { when: 'idle' });`,
    `export const loader = async (args) => (await loaderModule()).loader(args);`,
  ].join('\n');
}
