/* global __webpack_require__, __storefront_host__ */
// Federation runtime plugin of every remote's Node build: the host that evaluated the entry loads the chunks (the shell's
// remoteCode.ts), so that only the host decides on addresses, timeouts and integrity.
module.exports = () => ({
  name: 'node-chunks',
  beforeInit(args) {
    const chunks = {};
    const { federation } = __webpack_require__;
    if (typeof __webpack_require__.f?.readFileVm !== 'function') {
      throw new Error('nodeChunks.cjs has no effect: the installed webpack does not load chunks by f.readFileVm.');
    }
    __webpack_require__.f.readFileVm = (id, promises) => {
      if (chunks[id] === 0 || (federation.chunkMatcher && !federation.chunkMatcher(id))) return;
      chunks[id] ??= __storefront_host__.loadChunk(__webpack_require__.u(id)).then(
        (chunk) => {
          Object.assign(__webpack_require__.m, chunk.modules);
          chunk.runtime?.(__webpack_require__);
          chunks[id] = 0;
        },
        (error) => {
          delete chunks[id];
          throw error;
        },
      );
      promises.push(chunks[id]);
    };
    return args;
  },
});
