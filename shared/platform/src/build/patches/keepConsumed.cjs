/* global __webpack_require__ */
// First module of the shell. The federation runtime removes each shared module from webpack's cache on its first use
// and never restores it, so that every later `require` negotiates the version again. In a concatenated bundle a
// call of a hook is such a `require`: on the server that took 10 % of the processor time of a request.
const { m: factories, c: cache, consumesLoadingData } = __webpack_require__;

for (const id of consumesLoadingData?.initialConsumes ?? []) {
  const negotiate = factories[id];
  factories[id] = (module, exports, require) => {
    negotiate(module, exports, require);
    cache[id] = module;
  };
}
