import { ScrollRestoration } from 'react-router-dom';
import { LateKeepInAccount } from '../layouts/LateParts.tsx';

/**
 * Where a page begins: at its top (ROUTE-50), at what the hash names (ROUTE-53), or where the shopper left it (ROUTE-52).
 * From one account page to another, everything stays where it is (ROUTE-51).
 */
export function ScrollPlace({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <ScrollRestoration {...(nonce && { nonce })} />
      <LateKeepInAccount />
    </>
  );
}
