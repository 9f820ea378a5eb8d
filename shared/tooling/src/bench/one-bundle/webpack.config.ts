/**
 * The reference app: the same sources, compiled with the same options, as one app without Module Federation. It uses the
 * shell's configuration without federation; the modules that load remotes are replaced by ones that load from this build.
 * Measured by `npm run bench`, never shipped.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { federatedShell, PRODUCTION_ROUTER } from '../../build/federated.ts';
import { ReplacedFilesPlugin, replacedFiles } from '../../build/patches/replacedFilesPlugin.ts';
import { UnusedSharingPlugin } from '../../build/patches/unusedSharingPlugin.ts';
import { ROOT } from '../../project/root.ts';
import { ChunkFilesPlugin } from './chunkFilesPlugin.ts';
import { browserExposes, serverExposes } from './exposes.ts';

const require = createRequire(import.meta.url);
const FEDERATION = [ModuleFederationPlugin, ReplacedFilesPlugin, UnusedSharingPlugin];
const shell = path.join(ROOT, 'shell');
const entry = { web: path.join(shell, 'src/browser/boot/entry.ts'), node: path.join(shell, 'src/server/main.ts') };
const [web, node] = federatedShell(shell, entry);
if (!web || !node) throw new Error('federatedShell must return a browser and a Node configuration.');

export default [
  oneBundle(web, {
    name: 'one-bundle:web',
    entry: entry.web,
    replaced: ['src/browser/boot/remotePages.ts'],
    exposes: await browserExposes(),
    plugins: [new ChunkFilesPlugin()],
  }),
  oneBundle(node, {
    name: 'one-bundle:node',
    entry: entry.node,
    replaced: ['src/server/releases/releases.ts', 'src/server/releases/releaseImporter.ts'],
    exposes: await serverExposes(),
    plugins: [],
  }),
];

interface Differences {
  name: string;
  entry: string;
  /** The modules of the shell that load remotes. Files of the same names in this folder replace them. */
  replaced: string[];
  /** Source of `exposeTable.ts` in this build. */
  exposes: string;
  plugins: NonNullable<Configuration['plugins']>;
}

function oneBundle(shellBuild: Configuration, differences: Differences): Configuration {
  const { name, replaced, exposes, plugins } = differences;
  const replacements = replaced.map((file) => [
    path.join(shell, file),
    path.join(import.meta.dirname, path.basename(file)),
  ]);
  return {
    ...shellBuild,
    name,
    entry: { main: [differences.entry] },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, '.cache/webpack'),
      name: name.replace(':', '-'),
      buildDependencies: { config: [import.meta.filename] },
    },
    resolve: {
      ...shellBuild.resolve,
      alias: { ...PRODUCTION_ROUTER, ...Object.fromEntries(replacements) },
    },
    module: {
      ...shellBuild.module,
      rules: [
        ...(shellBuild.module?.rules ?? []),
        {
          test: path.join(import.meta.dirname, 'exposeTable.ts'),
          enforce: 'pre',
          loader: require.resolve('./replaceSource.cjs'),
          options: { source: exposes },
        },
      ],
    },
    plugins: [
      // Without federation, the build lacks some packages that a shell must have.
      ...(shellBuild.plugins ?? []).filter((plugin) => !FEDERATION.some((kind) => plugin instanceof kind)),
      new ReplacedFilesPlugin(false, replacedFiles(true)),
      ...plugins,
    ],
  };
}
