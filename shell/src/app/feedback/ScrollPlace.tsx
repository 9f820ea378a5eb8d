import { ScrollRestoration } from 'react-router-dom';
import { defer } from '@hemvaror/runtime/defer/defer';
import { Nothing } from '../page/Nothing.tsx';

const KeepInAccount = defer(async () => (await import('./KeepInAccount.tsx')).KeepInAccount, {
  ssr: false,
  missing: Nothing,
});

/**
 * Where a page begins: at its top (ROUTE-50), at what the hash names (ROUTE-53), or where the shopper left it (ROUTE-52).
 * From one account page to another, everything stays where it is (ROUTE-51).
 */
export function ScrollPlace({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <ScrollRestoration {...(nonce && { nonce })} />
      <KeepInAccount />
    </>
  );
}
