import type { CheckoutAccount } from '../model/checkoutState.ts';
import type { CheckoutKey } from './checkoutKey.ts';
import type { Viewer } from './viewer.ts';

/** The credentials of a request. */
export interface ShopperProofs {
  /** Null for a visitor without a valid token. */
  viewer(): Promise<Viewer | null>;
  checkoutKey: CheckoutKey;
}

/** The proof that a request may use the cart of a customer. */
export interface CartProof {
  cartCustomer(): Promise<number | null>;
  /** Records that a logged-in customer requested the cart or the order of another one. */
  accessRefused(): Promise<void>;
}

/** The verified identity of the sender of a request. */
export interface Shopper {
  customerId: number | null;
  /** Account data that completes a checkout; null for a guest. It is used for display and orders, but never stored in the checkout. */
  account: CheckoutAccount | null;
  /** Hash of the browser's checkout key. */
  keyHash: string | undefined;
  /** True for a client without keys: by contract, it may read data without an owner by cart id. */
  isPlainClient: boolean;
}

export interface Owner {
  customerId: number | null;
  keyHash: string | null;
}

export interface OrderOwner extends Owner {
  cartId: string;
  /** Null if guests may not read the confirmation. */
  confirmationExpiresAt: Date | null;
}

export async function shopperOf({ viewer, checkoutKey }: ShopperProofs): Promise<Shopper> {
  const customer = await viewer();
  return {
    customerId: customer?.customerId ?? null,
    account: customer?.account ?? null,
    keyHash: checkoutKey.hash,
    isPlainClient: !checkoutKey.isSupported,
  };
}

/** Whether the shopper is this owner. Data without an owner belongs to clients without keys only. */
export function hasTyped(owner: Owner, { customerId, keyHash, isPlainClient }: Shopper): boolean {
  if (owner.customerId !== null) return owner.customerId === customerId;
  if (owner.keyHash !== null) return owner.keyHash === keyHash;
  return isPlainClient;
}

/** Whether a cart may be used: that of a customer by the same one, any other by each client that knows its id. */
export function mayUseCart({ customerId }: Pick<Owner, 'customerId'>, cartCustomer: number | null): boolean {
  return customerId === null || customerId === cartCustomer;
}

/**
 * Whether the shopper placed the order, proved by its logged-in customer. Until the confirmation expires, the checkout key
 * also proves it, or, for an order with neither customer nor key, the cart id.
 */
export function hasOrdered(order: OrderOwner, cartId: string | null, shopper: Shopper, now = new Date()): boolean {
  if (order.customerId !== null) return order.customerId === shopper.customerId;
  if (!order.confirmationExpiresAt || order.confirmationExpiresAt <= now) return false;
  return order.keyHash === null ? order.cartId === cartId : order.keyHash === shopper.keyHash;
}
