// Replaces library files in browser builds that our code never runs. Of the federation runtime:
// manifests and a deployment service (pages contain `remoteEntry.js` addresses, see also `disableSnapshot`), preloading
// (the server's documents list the files), comparisons of versions, helpers for tree-shaken shared modules, and the long texts
// of error codes (the codes themselves stay) with the host's settings. A logger with fewer methods replaces that of its SDK.
// Of react-i18next: the code that only `Trans` needs.
const never = (name) => () => {
  throw new Error(`${name} is not part of this build (shared/tooling/src/build/patches/unusedRuntime.mjs).`);
};

// helpers.js
export default { global: {}, share: {}, utils: {} };

// utils/context.js
export const optionsToMFContext = () => undefined;

// plugins/snapshot/SnapshotHandler.js
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({ globalSnapshot: {} });

// utils/preload.js
export const defaultPreloadArgs = {};
export const formatPreloadArgs = never('formatPreloadArgs');
export const normalizePreloadExposes = never('normalizePreloadExposes');
export const preloadAssets = never('preloadAssets');

// utils/semver/index.js. The shell alone provides shared modules, one version of each. The server, which imports a release before
// browsers get it, compares its ranges and warns.
export const satisfy = () => true;

// sdk: generateSnapshotFromManifest.js
export const generateSnapshotFromManifest = never('generateSnapshotFromManifest');
export const getManifestFileName = never('getManifestFileName');
export const inferAutoPublicPath = never('inferAutoPublicPath');
export const isManifestProvider = () => false;
export const simpleJoinRemoteEntry = never('simpleJoinRemoteEntry');

// sdk: logger.js, with the methods that the runtime calls
export const createLogger = (prefix) => ({
  warn: (...values) => console.warn(prefix, ...values),
  error: (...values) => console.error(prefix, ...values),
});
export const createInfrastructureLogger = createLogger;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = never('bindLoggerToCompiler');

// react-i18next: unescape.js
export const unescape = never('unescape');

// error-codes: desc.mjs
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
