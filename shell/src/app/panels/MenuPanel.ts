import { defer } from '@hemvaror/runtime/defer/defer';

/** The deferred menu panel: its button prefetches it. */
export const MenuPanel = defer(async () => (await import('./menu-panel/MenuPanel.tsx')).MenuPanel, { when: 'demand' });
