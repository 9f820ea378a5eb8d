import { hasTyped, type Owner, type Shopper } from '../auth/shopper.ts';
import type { TypedCheckout } from '../model/checkoutState.ts';

/** A stored checkout that has not expired. */
export interface StoredCheckout extends Owner {
  state: TypedCheckout;
}

/** What the shopper typed; nothing of what somebody else did. */
export function typedBy(shopper: Shopper, stored: StoredCheckout | null): TypedCheckout {
  return stored && hasTyped(stored, shopper) ? stored.state : {};
}
