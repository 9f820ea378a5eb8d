import { defer } from '@hemvaror/runtime/defer/defer';

/** The deferred market panel. */
export const MarketPanel = defer(async () => (await import('./market-panel/MarketPanel.tsx')).MarketPanel, {
  ssr: false,
});
