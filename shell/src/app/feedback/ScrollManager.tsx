import { ScrollRestoration } from 'react-router-dom';
import { defer } from '@hemvaror/runtime/defer/defer';
import { Empty } from '../page/Empty.tsx';

const KeepAccountScroll = defer(async () => (await import('./KeepAccountScroll.tsx')).KeepAccountScroll, {
  ssr: false,
  missing: Empty,
});

/**
 * Where a page begins: at its top (ROUTE-50), at what the hash names (ROUTE-53), or where the shopper left it (ROUTE-52).
 * From one account page to another, everything stays where it is (ROUTE-51).
 */
export function ScrollManager({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <ScrollRestoration {...(nonce && { nonce })} />
      <KeepAccountScroll />
    </>
  );
}
