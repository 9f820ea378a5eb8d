/**
 * Sent as text: it must not reference other code. Registers the service worker when the page is interactive and idle, so that it
 * delays neither (STATE-29). A failure is ignored: the shop works without a worker (STATE-30).
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined);
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('hydrated').length === 0) return;
    observer.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(register);
    else setTimeout(register, 1_000);
  });
  observer.observe({ type: 'mark', buffered: true });
}
