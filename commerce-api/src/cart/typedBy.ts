import { hasTyped, type Owner, type Shopper } from '../auth/shopper.ts';
import type { TypedCheckout } from '../model/checkoutState.ts';

/** A stored checkout that has not expired. */
export interface StoredCheckout extends Owner {
  state: TypedCheckout;
}

/** The checkout input, if this shopper typed it; else empty. */
export function typedBy(shopper: Shopper, stored: StoredCheckout | null): TypedCheckout {
  return stored && hasTyped(stored, shopper) ? stored.state : {};
}
