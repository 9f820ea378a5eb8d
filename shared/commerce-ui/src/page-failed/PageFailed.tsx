import { defer } from '@hemvaror/runtime/defer/defer';

/**
 * The content of a page's error boundary: the page failed, with "try again" and the way home. Its code is loaded when it
 * is rendered, which happens in browsers alone. If the code is lost too, the error page of the shell takes over.
 */
export const PageFailed = defer(async () => (await import('./FailedPage.tsx')).FailedPage, {
  when: 'demand',
  missing: 'throw',
});
