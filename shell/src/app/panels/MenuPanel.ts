import { defer } from '@hemvaror/runtime/defer/defer';

/** The deferred menu panel. */
export const MenuPanel = defer(async () => (await import('./menu-panel/MenuPanel.tsx')).MenuPanel, { ssr: false });
