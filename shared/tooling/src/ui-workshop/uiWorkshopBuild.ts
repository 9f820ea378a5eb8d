import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { federatedShell } from '../build/federated.ts';
import { webpackCache } from '../build/webpackCache.ts';
import { ROOT } from '../project/root.ts';

const STATE_LOADER = path.join(import.meta.dirname, 'forcedStateLoader.cjs');

/**
 * Builds the page of all components: the shell's own browser build, so that styles and layers are the shop's, with another
 * entry and without federation.
 *
 * @param folder output folder, served at `publicPath`
 */
export function uiWorkshopBuild(folder: string, publicPath: string): Configuration {
  const entry = path.join(import.meta.dirname, 'main.tsx');
  const [web] = federatedShell(path.join(ROOT, 'shell'), { web: entry, node: entry });
  if (!web) throw new Error('federatedShell must return a browser configuration first.');

  return {
    ...web,
    name: 'ui-workshop',
    context: import.meta.dirname,
    entry: { main: [entry] },
    devtool: false,
    cache: webpackCache('ui-workshop', [import.meta.filename, STATE_LOADER]),
    output: { path: folder, publicPath, clean: true, assetModuleFilename: '[name].[contenthash:8][ext]' },
    module: {
      ...web.module,
      rules: [
        ...(web.module?.rules ?? []),
        { test: /\.module\.css$|base\.css$/, enforce: 'pre', loader: STATE_LOADER },
      ],
    },
    optimization: { minimize: false },
    plugins: (web.plugins ?? []).filter(
      (plugin) => plugin instanceof webpack.DefinePlugin || plugin instanceof MiniCssExtractPlugin,
    ),
  };
}
