/**
 * Builds a host and a remote with the installed webpack and federation plugin and the patches of this project, loads the
 * remote into the host and prints the result as JSON. `node run.ts [patch]` omits one patch.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const PATCHES = path.resolve(import.meta.dirname, '../../build/patches');
/** A small module that host and remote share. */
const SHARED = '@hemvaror/domain/isRecord';
const without = process.argv[2];
const folder = mkdtempSync(path.join(tmpdir(), 'patches-'));
const patch = (file: string) => (file === without ? [] : [path.join(PATCHES, file)]);

try {
  write(
    'part.js',
    `import { isRecord } from '${SHARED}'; export const value = 'remote with shared module: ' + isRecord({});`,
  );
  await build(hostConfiguration());
  await build(remoteConfiguration());
  console.log(await runHost());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

function common(name: string): Configuration {
  return {
    mode: 'production',
    target: 'async-node',
    context: folder,
    resolve: {
      extensions: ['.ts', '.js'],
      modules: [path.join(ROOT, 'node_modules')],
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    resolveLoader: { modules: [path.join(ROOT, 'node_modules')] },
    output: {
      path: path.join(folder, name),
      publicPath: '/',
      chunkFormat: 'commonjs',
      filename: '[name].cjs',
      chunkFilename: '[name].js',
    },
    externalsPresets: { node: true },
    optimization: { minimize: false },
  };
}

function hostConfiguration(): Configuration {
  return {
    ...common('host'),
    entry: { main: [...patch('keepConsumed.cjs'), path.join(import.meta.dirname, 'host.ts')] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        shared: { [SHARED]: { singleton: true, eager: true, version: '1.0.0', requiredVersion: '^1.0.0' } },
        shareStrategy: 'loaded-first',
        runtimePlugins: patch('provideRuntime.mjs'),
        dts: false,
      }),
    ],
  };
}

function remoteConfiguration(): Configuration {
  return {
    ...common('remote'),
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: 'far',
        filename: 'remoteEntry.js',
        exposes: { './Part': './part.js' },
        shared: { [SHARED]: { singleton: true, import: false, requiredVersion: '^1.0.0' } },
        shareStrategy: 'loaded-first',
        library: { type: 'commonjs-module' },
        runtimePlugins: patch('nodeChunks.cjs'),
        experiments: { externalRuntime: true },
        manifest: false,
        dts: false,
      }),
    ],
  };
}

function build(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack returned no result.'));
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** @returns the output of the host */
async function runHost(): Promise<string> {
  const dir = path.join(folder, 'remote');
  const files = readdirSync(dir);
  const server = http.createServer((request, response) => {
    response.end(readFileSync(path.join(dir, path.basename(request.url ?? ''))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server of the remote has no address.');
  const integrity = Object.fromEntries(
    files.map((file) => [
      file,
      `sha384-${createHash('sha384')
        .update(readFileSync(path.join(dir, file)))
        .digest('base64')}`,
    ]),
  );
  const child = spawn(process.execPath, [path.join(folder, 'host/main.cjs')], {
    env: { ...process.env, REMOTE: `http://127.0.0.1:${address.port}/`, INTEGRITY: JSON.stringify(integrity) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  server.close();
  return output;
}
