// Replaces library files in browser builds that our code never runs. Of the federation runtime:
// manifests and a deployment service (pages contain `remoteEntry.js` addresses, see also `disableSnapshot`), preloading
// (the server's documents list the files), comparisons of versions, helpers for tree-shaken shared modules, and the long texts
// of error codes (the codes themselves stay) with the host's settings, script elements, and remotes that a build names. A logger with fewer methods replaces that of its SDK.
// Of react-i18next: the code that only `Trans` needs.
const never = () => {
  throw new Error('Not in this build (unusedRuntime.mjs).');
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
export const formatPreloadArgs = never;
export const normalizePreloadExposes = never;
export const preloadAssets = never;

// utils/semver/index.js. The shell alone provides shared modules, one version of each. The server, which imports a release before
// browsers get it, compares its ranges and warns.
export const satisfy = () => true;

// sdk: generateSnapshotFromManifest.js
export const generateSnapshotFromManifest = never;
export const getManifestFileName = never;
export const inferAutoPublicPath = never;
export const isManifestProvider = () => false;
export const simpleJoinRemoteEntry = never;

// sdk: logger.js, with the methods that the runtime calls
export const createLogger = (prefix) => ({
  warn: (...values) => console.warn(prefix, ...values),
  error: (...values) => console.error(prefix, ...values),
});
export const createInfrastructureLogger = createLogger;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = never;

// sdk: dom.js. The shell's own plugin loads entries (browserCode.ts).
export const createLink = never;
export const createScript = never;
export const isStaticResourcesEqual = never;
export const loadScript = never;
export const safeWrapper = never;

// webpack-bundler-runtime: remotes.js, getSharedFallbackGetter.js
export const remotes = never;
export const getSharedFallbackGetter = never;

// react-i18next: unescape.js
export const unescape = never;

// error-codes: desc.mjs
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
