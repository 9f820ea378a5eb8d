import { defer } from '@hemvaror/runtime/defer/defer';

/** The deferred login of the checkout. Other pages do not load its code in idle time. */
export const LoginPanel = defer(async () => (await import('./login-panel/LoginPanel.tsx')).LoginPanel, {
  when: 'demand',
  ssr: false,
});
