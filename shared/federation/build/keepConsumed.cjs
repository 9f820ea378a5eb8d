/* global __webpack_require__ */
// First module of the shell. The federation runtime takes each shared module out of webpack's cache when it is first asked
// for and never puts it back, so that every later `require` negotiates its version anew. In a concatenated bundle a
// hook's call is such a `require`: on the server that was a tenth of the processor time of a request.
const { m: factories, c: cache, consumesLoadingData } = __webpack_require__;

for (const id of consumesLoadingData?.initialConsumes ?? []) {
  const negotiate = factories[id];
  factories[id] = (module, exports, require) => {
    negotiate(module, exports, require);
    cache[id] = module;
  };
}
