import { defer } from '@hemvaror/runtime/defer/defer';

/**
 * The content of a page's error boundary: a message with links to try again and to the front page. Its code is loaded when it
 * is rendered, which happens in browsers only. If that fails too, the error page of the shell is rendered.
 */
export const PageFailed = defer(async () => (await import('./FailedPage.tsx')).FailedPage, {
  when: 'demand',
  missing: 'throw',
});
