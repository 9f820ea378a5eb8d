import { createRequire } from 'node:module';
import webpack, { type Compiler } from 'webpack';

const NAME = 'UnusedSharingPlugin';
const ShareRuntimeModule: unknown = createRequire(import.meta.url)('webpack/lib/sharing/ShareRuntimeModule');

/**
 * Removes webpack's own list of shared modules from the runtime code: the federation plugin writes a second one behind it, and
 * replaces the functions that read them. The build fails if webpack has written none, as the class may then have another name.
 */
export class UnusedSharingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let isFound = false;
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.constructor !== ShareRuntimeModule) return;
        isFound = true;
        module.generate = () => null;
      });
      compilation.hooks.afterSeal.tap(NAME, () => {
        if (isFound) return;
        compilation.errors.push(
          new webpack.WebpackError(
            'unusedSharingPlugin.ts found no ShareRuntimeModule. Look for the code that registers shared modules twice in the built runtime.',
          ),
        );
      });
    });
  }
}
