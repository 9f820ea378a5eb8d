import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { ChunkIntegrityPlugin } from './chunkIntegrityPlugin.ts';
import { ReplacedFilesPlugin, replacedFiles, type ReplacedFile } from './patches/replacedFilesPlugin.ts';
import { sharedOption, type SharedModule } from './sharedModule.ts';

const require = createRequire(import.meta.url);

/** Same timeout as for an entry (browserCode.ts), after which the next attempt requests the file again. */
const CHUNK_TIMEOUT_MS = 8_000;

export type Target = 'web' | 'node';

/** A host or a remote, for the part of its build that federation decides. */
export interface FederatedApp {
  name: string;
  release: string;
  /** Folder of the release: `web/` and `node/` are written into it. */
  folder: string;
  /** Of the host. A remote has exposes instead. */
  entry?: Record<Target, string>;
  exposes?: Record<string, string>;
  shared: readonly SharedModule[];
  /** Further files of libraries that browser builds replace. */
  replaced?: readonly ReplacedFile[];
  isDev: boolean;
}

type Federated = Required<Pick<Configuration, 'target' | 'entry' | 'output'>> & { plugins: WebpackPluginInstance[] };

/**
 * The options of a webpack build that federation decides: names and format of its files, what it shares, and its hashes.
 *
 * @internal
 */
export function federatedConfiguration(app: FederatedApp, target: Target): Federated {
  const { name, release, folder, entry, exposes, isDev } = app;
  const isHost = entry !== undefined;
  const isWeb = target === 'web';
  const container = isHost ? name : containerName(name, release);

  return {
    target: isWeb ? ['web', 'es2022'] : 'async-node',
    entry: entry ? { main: [require.resolve('./patches/keepConsumed.cjs'), entry[target]] } : {},
    output: {
      path: path.join(folder, target),
      clean: true,
      uniqueName: container,
      publicPath: isHost ? `/assets/${release}/` : 'auto',
      // Names without a hash: the folder name contains the release.
      filename: isWeb ? '[name].js' : '[name].cjs',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: isWeb ? 'anonymous' : false,
      ...(isWeb && { chunkLoadTimeout: CHUNK_TIMEOUT_MS }),
      // A retry evaluates a module again that threw on import, instead of returning its incomplete exports.
      strictModuleErrorHandling: true,
      ...(isWeb ? {} : { chunkFormat: 'commonjs', ...(isHost && { library: { type: 'commonjs-module' } }) }),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        ...(exposes && { exposes }),
        shared: sharedOption(app.shared, isHost),
        shareStrategy: 'loaded-first',
        manifest: !isHost,
        dts: false,
        dev: false,
        ...(!isHost && !isWeb && { library: { type: 'commonjs-module' } }),
        runtimePlugins: runtimePlugins(isHost, isWeb),
        experiments: {
          externalRuntime: !isHost,
          optimization: { target: isWeb ? 'web' : 'node', disableSnapshot: true, disableRemote: !isHost },
        },
      }),
      // Not for the host, whose files and documents have the same origin, nor for development builds, which change while a page is open.
      ...(!isHost && isWeb && !isDev ? [new ChunkIntegrityPlugin({ stylesTimeoutMs: CHUNK_TIMEOUT_MS })] : []),
      ...(isWeb ? [new ReplacedFilesPlugin(isHost, [...replacedFiles(isHost), ...(app.replaced ?? [])])] : []),
    ],
  };
}

function runtimePlugins(isHost: boolean, isWeb: boolean): string[] {
  if (isHost) return [require.resolve('./patches/provideRuntime.mjs')];
  return isWeb ? [] : [require.resolve('./patches/nodeChunks.cjs')];
}

/**
 * Name of a remote's container: `mf-catalog` and `1.0.0-3fa8b21c` → `mf_catalog__1_0_0_3fa8b21c`. The federation runtime caches by
 * this name, so two releases of a remote can be loaded in one process.
 */
export function containerName(name: string, release: string): string {
  return `${name}__${release}`.replaceAll(/\W/g, '_');
}
