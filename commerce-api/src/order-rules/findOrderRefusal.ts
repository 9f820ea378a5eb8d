import { quantitiesBySku } from '../cart/cartLines.ts';
import { isBlocked, type BlockedCustomers } from '../customers/blockedCustomers.ts';
import type { LimitConfig } from '../platform/config/limitConfig.ts';
import { Refusal } from '../model/refusal.ts';
import { refuse, unitsOf, type OrderCandidate, type OrderRefusal } from './orderCandidate.ts';
import { shownCodeRefusal } from './shownCode.ts';
import { creditRefusal, shownCreditRefusal } from './shownCredit.ts';
import { shownTotalRefusal } from './shownTotal.ts';
import { validateOrder } from './validateOrder.ts';

export interface OrderRules {
  blocked: BlockedCustomers;
  limits: LimitConfig;
}

/**
 * Decides whether a cart may become an order, for all ways to pay. It is used for an order, for a form of a provider, for a
 * payment that a provider reports as paid, and for `validateOrderCreation`. `countOrder` counts the order afterwards.
 *
 * @returns the first reason against it: CART_EMPTY, SKU_NOT_FOUND, INSUFFICIENT_STOCK, INVALID_IDENTITY_NUMBER,
 *   CHECKOUT_INCOMPLETE, COUNTRY_NOT_DELIVERED, TOO_MANY_ITEMS, CUSTOMER_BLACKLISTED, InvalidPromoCode, RequirementsNotMet,
 *   INSUFFICIENT_BALANCE or TOTAL_CHANGED
 */
export function findOrderRefusal(candidate: OrderCandidate, { blocked, limits }: OrderRules): OrderRefusal | undefined {
  return (
    validateOrder(candidate) ??
    itemsRefusal(candidate, limits) ??
    blockedRefusal(candidate, blocked) ??
    agreedRefusal(candidate)
  );
}

function itemsRefusal({ cart }: OrderCandidate, { orderUnits, skuUnits }: LimitConfig): OrderRefusal | undefined {
  const units = unitsOf(cart.lines);
  if (units > orderUnits) {
    return refuse('limitReached', 'TOO_MANY_ITEMS', `An order has at most ${orderUnits} items, not ${units}.`);
  }
  const bySku = quantitiesBySku(cart.lines);
  const [skuId, most = 0] = [...bySku].toSorted(([, left], [, right]) => right - left)[0] ?? [];
  if (most <= skuUnits) return undefined;
  return refuse(
    'limitReached',
    'TOO_MANY_ITEMS',
    `An order has at most ${skuUnits} items of sku ${skuId}, not ${most}.`,
  );
}

function blockedRefusal({ state, accountEmail }: OrderCandidate, blocked: BlockedCustomers): OrderRefusal | undefined {
  if (!isBlocked(blocked, [state.email, accountEmail])) return undefined;
  const message = 'The shop does not accept orders of this customer.';
  const subject = accountEmail ?? state.email;
  return { reason: 'customerBlocked', refusal: new Refusal('CUSTOMER_BLACKLISTED', message, {}, subject) };
}

function agreedRefusal({ cart, customerId, agreed }: OrderCandidate): OrderRefusal | undefined {
  if (agreed.by === 'payment') {
    const { details, totals } = agreed.draft;
    // A code that has expired meanwhile was valid when the shopper agreed to pay.
    const usedUp = details.promoCode === null ? undefined : cart.code?.usedUp;
    return usedUp ? { reason: 'codeUsedUp', refusal: usedUp } : creditRefusal(cart.balance, totals.fromBalance ?? 0);
  }
  return shownCodeRefusal(cart) ?? shownCreditRefusal(cart, customerId) ?? shownTotalRefusal(cart, agreed.total);
}
