/* global __webpack_require__, __storefront_host__ */
// Federation runtime plugin of every remote's Node build: chunks come from the host that evaluated the entry (the shell's
// remoteCode.ts), so that the host alone decides on addresses, time limits and integrity.
module.exports = () => ({
  name: 'node-chunks',
  beforeInit(args) {
    const chunks = {};
    const { federation } = __webpack_require__;
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
