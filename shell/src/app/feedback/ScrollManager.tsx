import { ScrollRestoration } from 'react-router-dom';
import { defer } from '@hemvaror/runtime/defer/defer';
import { Empty } from '../page/Empty.tsx';

const KeepAccountScroll = defer(async () => (await import('./KeepAccountScroll.tsx')).KeepAccountScroll, {
  ssr: false,
  missing: Empty,
});

/**
 * Sets the scroll position of a page: its top (ROUTE-50), the target of the hash (ROUTE-53), or the restored position
 * (ROUTE-52). Navigations between account pages keep the position (ROUTE-51).
 */
export function ScrollManager() {
  return (
    <>
      <ScrollRestoration />
      <KeepAccountScroll />
    </>
  );
}
