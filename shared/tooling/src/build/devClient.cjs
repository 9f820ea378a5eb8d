/* global __webpack_public_path__ */
// Runs in the browser with each remote's development build: applies hot updates when the shell is a development build
// (React Fast Refresh), and reloads the page otherwise.
const key = `__storefront_dev_${__webpack_public_path__}`;

// The document of a developer's override has a listener already (subscribeToBuilds.ts), which this module replaces.
globalThis[key] ??= new EventSource(new URL('/__events', __webpack_public_path__));
const events = globalThis[key];

if (!events.handled) {
  events.handled = true;

  const canRefresh = () => {
    const renderers = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers?.values() ?? [];
    return [...renderers].some((renderer) => renderer.scheduleRefresh);
  };
  events.addEventListener('built', () => {
    if (!canRefresh() || module.hot.status() !== 'idle') {
      location.reload();
      return;
    }
    module.hot.check(true).catch((error) => {
      console.warn('The hot update failed, reloading.', error);
      location.reload();
    });
  });
  events.addEventListener('reload', () => location.reload());
  events.addEventListener('failure', ({ data }) => showFailure(JSON.parse(data)));
}

// One box for all remotes of a page, as each may receive the same failure.
function showFailure(text) {
  const id = 'storefront-build-failure';
  const existing = document.getElementById(id);
  if (!text) {
    existing?.remove();
    return;
  }
  const box = existing ?? document.createElement('pre');
  box.id = id;
  box.setAttribute('role', 'alert');
  box.textContent = `The last edit does not build. This page shows the previous build.\n\n${text}`;
  box.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:50vh;margin:0;padding:16px;overflow:auto;' +
    'background:#1d1d1f;color:#ffb4a9;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap';
  if (!existing) document.documentElement.append(box);
}
