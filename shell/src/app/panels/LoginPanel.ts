import { defer } from '@hemvaror/runtime/defer/defer';

/** The deferred login of the checkout. */
export const LoginPanel = defer(async () => (await import('./login-panel/LoginPanel.tsx')).LoginPanel, { ssr: false });
