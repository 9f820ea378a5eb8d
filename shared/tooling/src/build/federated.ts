import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { federatedConfiguration, type Target } from '@hemvaror/platform/build/federatedConfiguration';
import { unusedFile } from '@hemvaror/platform/build/patches/replacedFilesPlugin';
import type { RemoteDefinition } from '@hemvaror/platform/contract/defineRemote';
import { DeferPlugin, isServerRendered } from './deferPlugin.ts';
import { EntryFilesPlugin } from './entryFilesPlugin.ts';
import { hotPlugins } from './hotPlugins.ts';
import { outputFolder, releaseIdOf } from './releaseId.ts';
import { ROOT } from '../project/root.ts';
import { sharedModules } from './sharedModules.ts';
import { webpackCache } from './webpackCache.ts';

const require = createRequire(import.meta.url);

/** The shop's texts contain no entities to decode. */
const UNUSED = [unusedFile('react-i18next', 'dist/es/unescape.js')];

interface App {
  name: string;
  dir: string;
  /** Of the shell. A remote has exposes instead. */
  entry?: Record<Target, string>;
  exposes?: Record<string, string>;
}

/** The web and the Node configuration of the shell. */
export function federatedShell(dir: string, entry: Record<Target, string>): Configuration[] {
  return configurations({ name: 'shell', dir, entry });
}

/** The web and the Node configuration of a remote. */
export function federatedRemote({ name, exposes }: RemoteDefinition, dir: string): Configuration[] {
  return configurations({ name, dir, exposes: { ...exposes, ...messageExposes(dir) } });
}

/** Each language is a separate expose, so that a page loads only the messages of its language (LOCALE-12). */
function messageExposes(dir: string): Record<string, string> {
  const folder = path.join(dir, 'src/messages');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => /^[a-z]+\.ts$/.test(file));
  return Object.fromEntries(files.map((file) => [`./messages.${path.parse(file).name}`, `./src/messages/${file}`]));
}

function configurations(app: App): Configuration[] {
  return [configuration(app, 'web'), configuration(app, 'node')];
}

function configuration(app: App, target: Target): Configuration {
  const { name, dir, entry } = app;
  const isShell = entry !== undefined;
  const isWeb = target === 'web';
  const isDev = process.env['NODE_ENV'] === 'development';
  const release = releaseIdOf(name, dir);
  const folder = outputFolder(dir, release);
  const federated = federatedConfiguration(
    { ...app, release, folder, isDev, shared: sharedModules(), replaced: UNUSED },
    target,
  );

  return {
    ...federated,
    name: `${name}:${target}`,
    mode: isDev ? 'development' : 'production',
    devtool: isDev ? 'cheap-module-source-map' : false,
    context: dir,
    cache: webpackCache(`${name}-${target}-${isDev ? 'dev' : 'prod'}`, [import.meta.filename]),
    resolve: { extensions: ['.tsx', '.ts', '.js'], ...(!isDev && { alias: PRODUCTION_ROUTER }) },
    module: {
      parser: {
        javascript: {
          exportsPresence: 'error',
          // On the server a release is loaded completely before it goes live: no request waits for a chunk of a remote.
          ...(!isShell && !isWeb && { dynamicImportMode: 'eager' }),
        },
      },
      rules: rules(app, target, isDev),
    },
    optimization: {
      minimize: isWeb && !isDev,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // React Router's hints for developers.
          terserOptions: { compress: { passes: 3, pure_funcs: ['warning', 'warningOnce', 'warnOnce'] } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      ...(isWeb && { splitChunks: { cacheGroups: isShell ? { styles } : { sharedStyles } } }),
    },
    ...(!isWeb && { externalsPresets: { node: true } }),
    // Server libraries stay in node_modules. Modules shared with remotes must be bundled.
    ...(isShell && !isWeb && { externals: [/^(fastify|@fastify\/.*|pino|undici)$/].map(asCommonJs) }),
    plugins: [
      new webpack.DefinePlugin({
        'process.env.RELEASE': JSON.stringify(release),
        ...(isWeb && { 'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production') }),
      }),
      ...(isWeb
        ? [
            new MiniCssExtractPlugin({
              filename: '[name].css',
              chunkFilename: '[name].css',
              ignoreOrder: true,
            }),
          ]
        : []),
      ...federated.plugins,
      ...(isWeb ? [new DeferPlugin()] : []),
      ...(isShell && isWeb && !isDev ? [COMPILE_HINT] : []),
      ...(isShell && isWeb ? [new EntryFilesPlugin(path.join(dir, 'src/server/manifest/icons'))] : []),
      ...(isDev && isWeb ? hotPlugins({ name, dir, isShell }) : []),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Chromium then compiles all functions of a script while it arrives, on another thread. Otherwise it compiles each one at its first
 * call, on the main thread: a third of the time of a first view's scripts. The files of remotes are too small for a difference.
 * After the minifier, which would remove the comment.
 */
const COMPILE_HINT = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** One stylesheet for the shell's server-rendered markup, including deferred components. */
const styles = {
  type: 'css/mini-extract',
  name: 'styles',
  chunks: (chunk: Chunk) => chunk.name === 'main' || isServerRendered(chunk),
  enforce: true,
} as const;

/**
 * Styles that several exposes or deferred components of a remote use, so that a page does not load those of the one before it
 * again.
 */
const sharedStyles = {
  type: 'css/mini-extract',
  chunks: 'all',
  minChunks: 2,
  minSize: 3_000,
  enforceSizeThreshold: 3_000,
} as const;

function asCommonJs(pattern: RegExp) {
  return ({ request }: { request?: string }, done: (error?: null, result?: string) => void) =>
    request && pattern.test(request) ? done(null, `commonjs ${request}`) : done();
}

const ROUTER = path.join(ROOT, 'node_modules/react-router');

/** Without development warnings. The package exports its development build only. */
export const PRODUCTION_ROUTER = {
  'react-router/dom$': path.join(ROUTER, 'dist/production/dom-export.mjs'),
  'react-router$': path.join(ROUTER, 'dist/production/index.mjs'),
};

const PRODUCTION_ROUTER_FILES = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/** Files of remotes that may have a loader or an action. Files that are no exposes have neither. */
const EXPOSES = /[\\/]mf-[a-z-]+[\\/]src[\\/].*(?<!\.test)\.tsx$/;

/** A worker that imports nothing: a file without webpack's runtime, which would be three times as large. */
const WORKERS = /Worker\.ts$/;

const INLINE_SCRIPTS = /[\\/]inline-scripts[\\/][^\\/]+\.ts$/;

function rules({ name }: App, target: Target, isDev: boolean) {
  const isWeb = target === 'web';
  // A build that hydrates the markup of a production build needs the same class names.
  const hydratesProduction = process.env['HYDRATES'] === 'production';
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // Always `development: false`: jsxDEV would import a module that the shell does not provide.
          transform: {
            react: { runtime: 'automatic', development: false, refresh: isDev && isWeb && name !== 'shell' },
          },
          target: 'es2022',
        },
      },
    },
    { test: WORKERS, dependency: 'url', generator: { filename: '[name].[contenthash:8].js' } },
    // Their functions are sent as text with every document, and code of the server is not minified.
    {
      test: INLINE_SCRIPTS,
      enforce: 'post' as const,
      loader: 'swc-loader',
      options: { minify: true, jsc: { target: 'es2022', minify: { compress: true, mangle: true } } },
    },
    { test: PRODUCTION_ROUTER_FILES, loader: require.resolve('./patches/pureComponents.cjs') },
    // Runs before swc, as webpack applies rules from last to first: it appends source code.
    { test: EXPOSES, loader: require.resolve('./exposeLoader.ts'), options: { isWeb } },
    {
      test: /\.css$/,
      use: [
        // Relative URLs, so that the cached output does not contain the release's folder.
        ...(isWeb ? [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } }] : []),
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              // Salted by the app, not by its release: equal on server and browser, and different for two apps.
              localIdentName: isDev && !hydratesProduction ? '[local]_[hash:base64:5]' : '[hash:base64:5]',
              localIdentHashSalt: name,
              exportOnlyLocals: !isWeb,
            },
          },
        },
        { loader: require.resolve('./layerLoader.cjs'), options: { root: ROOT } },
      ],
      ...(isWeb && { sideEffects: true }),
    },
    { test: /\.woff2$/, type: 'asset/resource', generator: { emit: isWeb } },
  ];
}
