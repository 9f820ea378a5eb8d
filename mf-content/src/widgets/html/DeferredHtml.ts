import { defer } from '@hemvaror/runtime/defer/defer';

/** `Html`, whose links navigate within the app once its code is loaded. Until then the server's markup is complete. */
export const DeferredHtml = defer(async () => (await import('./Html.tsx')).Html);
