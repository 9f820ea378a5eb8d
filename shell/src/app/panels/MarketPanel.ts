import { defer } from '@hemvaror/runtime/defer/defer';

/** The deferred market panel: its button prefetches it. */
export const MarketPanel = defer(async () => (await import('./market-panel/MarketPanel.tsx')).MarketPanel, {
  when: 'demand',
});
