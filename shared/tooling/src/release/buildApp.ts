/**
 * Builds one app for browser and Node and completes its release: `node buildApp.ts mf-catalog [folder]`. The folder
 * defaults to the app's and contains the `webpack.config.ts`.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { outputFolder, releaseIdOf } from '../build/releaseId.ts';
import { CONTRACT_VERSION } from '@hemvaror/runtime/contract/contract';
import { completeRelease } from '@hemvaror/platform/build/completeRelease';
import { ROOT } from '../project/root.ts';
import { writeSbom } from './sbom/writeSbom.ts';

const [name = '', folder = path.join(ROOT, name)] = process.argv.slice(2);
const startedAt = performance.now();

const { default: configurations }: { default: Configuration[] } = await import(
  pathToFileURL(path.join(folder, 'webpack.config.ts')).href
);
const stats = await run(configurations);
if (stats.hasErrors() || stats.hasWarnings()) {
  console.error(stats.toString({ preset: 'errors-warnings', errorDetails: true }));
}
if (stats.hasErrors()) process.exit(1);

const release = releaseIdOf(name, folder);
const output = outputFolder(folder, release);
await writeSbom(output, name, stats);
await completeRelease(output, { name, release, contract: CONTRACT_VERSION });
console.log(`${name} ${release} built in ${Math.round(performance.now() - startedAt)} ms`);

function run(list: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(list);
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure || !result) reject(failure ?? new Error('webpack returned no result.'));
        else resolve(result);
      });
    });
  });
}
