import type { CheckoutKey } from './checkoutKey.ts';
import type { Viewer } from './viewer.ts';

/** What a request brings along. */
export interface ShopperProofs {
  /** Null for a visitor without a valid token. */
  viewer(): Promise<Viewer | null>;
  checkoutKey: CheckoutKey;
}

/** What a request proves of its sender. */
export interface Shopper {
  customerId: number | null;
  /** Hash of the browser's checkout key. */
  keyHash: string | undefined;
  /** True for a client that keeps no key: the contract lets it read what has no owner by the cart id. */
  isPlainClient: boolean;
}

export interface Owner {
  customerId: number | null;
  keyHash: string | null;
}

export interface Ordered extends Owner {
  cartId: string;
  /** Null: the confirmation is closed to guests. */
  confirmationExpiresAt: Date | null;
}

export async function shopperOf({ viewer, checkoutKey }: ShopperProofs): Promise<Shopper> {
  const customer = await viewer();
  return {
    customerId: customer?.customerId ?? null,
    keyHash: checkoutKey.hash,
    isPlainClient: !checkoutKey.isSupported,
  };
}

/** Whether the shopper typed what this owner typed. Data without an owner are no data of a browser that keeps a key. */
export function hasTyped(owner: Owner, { customerId, keyHash, isPlainClient }: Shopper): boolean {
  if (owner.customerId !== null) return owner.customerId === customerId;
  if (owner.keyHash !== null) return owner.keyHash === keyHash;
  return isPlainClient;
}

/**
 * Whether the shopper placed the order: its signed-in customer; until the confirmation expires the holder of the key, or, if the
 * order has neither customer nor key, whoever knows the cart id.
 */
export function hasOrdered(order: Ordered, cartId: string | null, shopper: Shopper, now = new Date()): boolean {
  if (order.customerId !== null) return order.customerId === shopper.customerId;
  if (!order.confirmationExpiresAt || order.confirmationExpiresAt <= now) return false;
  return order.keyHash === null ? order.cartId === cartId : order.keyHash === shopper.keyHash;
}
