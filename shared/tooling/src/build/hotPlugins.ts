import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** Webpack plugins of development builds that apply edits of a remote to an open page. */
export function hotPlugins({
  name,
  dir,
  isShell,
}: {
  name: string;
  dir: string;
  isShell: boolean;
}): WebpackPluginInstance[] {
  const entry = require.resolve(isShell ? './devHook.cjs' : './devClient.cjs');
  // A global entry, because a remote has no entry that runs when its container is loaded.
  const global = new webpack.EntryPlugin(dir, entry, {});
  if (isShell) return [global];
  return [global, new webpack.HotModuleReplacementPlugin(), new ReactRefreshPlugin({ library: name, overlay: false })];
}
