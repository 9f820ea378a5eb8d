import { defer } from '@hemvaror/runtime/defer/defer';

/** The panel that the buttons of sold-out sizes prefetch and open. */
export const NotifyPanel = defer(async () => (await import('./NotifyPanel.tsx')).NotifyPanel, { when: 'demand' });
