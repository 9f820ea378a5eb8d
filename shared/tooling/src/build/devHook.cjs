// First module of the shell in development: stores React's renderers, so that the refresh runtime of a remote, which
// loads after react-dom, finds them.
const renderers = new Map();

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
