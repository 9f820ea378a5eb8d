import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import { datedOptions } from '../delivery/datedOptions.ts';
import { CreateOrUpdateCheckoutDocument } from './Checkout.generated.ts';
import type { CheckoutResponse } from './checkoutResponse.ts';
import { gate } from '@hemvaror/runtime/defer/touch';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { inOneTab } from '@hemvaror/runtime/tabs/inOneTab';
import { createUpdateQueue, type UpdateQueue } from './updateQueue.ts';

interface CheckoutUpdatesOptions {
  /** Alias of the checkout market. */
  market: string;
  /** The checkout of the first view, which is shown until the first response. */
  stored: CheckoutResponse | null;
  input: (last: CheckoutResponse | null) => CheckoutInputType;
  onResponse: (response: CheckoutResponse) => void;
  /** Changes whenever an update is needed that no event handler requests. */
  updateKey: string;
}

/** Refused: the cart may be a completed order. */
export type UpdateResult = { response: CheckoutResponse } | { failure: 'refused' | 'unreachable' | AttemptLimit };

export interface CheckoutUpdates {
  /** The last response, also while the next one is pending or has failed. */
  checkout: CheckoutResponse | null;
  /** `initial` before the first update. */
  phase: 'initial' | 'idle' | 'updating' | 'failed';
  /** The limit of requests that the last update has reached. */
  limit: AttemptLimit | null;
  request: () => void;
  /** Updates the checkout now, after the pending calls. */
  refresh: () => Promise<UpdateResult>;
  /** Runs a call after the pending updates, so that responses keep their order. */
  enqueue: UpdateQueue['enqueue'];
}

/**
 * The API gives a browser its key to a checkout with the first response, and keeps the input of that key only. Tabs that send
 * their first updates at the same time would get a key each.
 */
function inOneTabOfCheckout<Value>(work: () => Promise<Value>): Promise<Value> {
  return inOneTab('checkout', work);
}

/** Sends every change of the checkout to the API (CHECKOUT-04). Makes no calls on the server. */
export function useCheckoutUpdates(options: CheckoutUpdatesOptions): CheckoutUpdates {
  const { market, stored, input, onResponse, updateKey } = options;
  const operations = useOperations();
  const session = useCartSession();
  const { deliveryCountry } = useShop();
  const queue = useRef<UpdateQueue<UpdateResult>>(null);
  const lastUpdateKey = useRef<string>(null);
  const [checkout, setCheckout] = useState(stored);
  const [phase, setPhase] = useState<CheckoutUpdates['phase']>('initial');
  const [limit, setLimit] = useState<AttemptLimit | null>(null);

  const update = useEffectEvent(async (): Promise<UpdateResult> => {
    const cartId = session.getSnapshot().cart?.id;
    if (!cartId) return { failure: 'refused' };
    setPhase('updating');
    setLimit(null);
    try {
      const { data, refusals } = await operations.executeWithRefusals({
        document: CreateOrUpdateCheckoutDocument,
        variables: { cartId, checkout: input(checkout), checkoutMarketId: market },
      });
      const response = data?.createOrUpdateCheckout;
      if (response) {
        setPhase('idle');
        applyResponse(response);
        return { response };
      }
      const reached = attemptLimit({ refusals });
      // The cart may be a completed order: reload it, so that the page shows the empty cart (CART-15).
      if (!reached) await session.load();
      return fail(reached, 'refused');
    } catch (error) {
      // The page shows the error, keeps the input and offers a retry.
      return fail(attemptLimit(error), 'unreachable');
    }
  });

  function fail(reached: AttemptLimit | null, reason: 'refused' | 'unreachable'): UpdateResult {
    setLimit(reached);
    setPhase('failed');
    return { failure: reached ?? reason };
  }

  function applyResponse(response: CheckoutResponse): void {
    const purchase = { lines: response.cart?.items, country: deliveryCountry, now: new Date() };
    setCheckout({ ...response, shippingOptions: datedOptions(response.shippingOptions, purchase) });
    onResponse(response);
    // Lines that changed during the call are newer than those of the response.
    const isOld = queue.current?.isOutdated() || session.getSnapshot().pending.length > 0;
    if (response.cart && !isOld) session.replace(response.cart);
  }

  useEffect(() => {
    const created = createUpdateQueue(() => update(), inOneTabOfCheckout);
    queue.current = created;
    return () => {
      created.stop();
      lastUpdateKey.current = null;
    };
  }, []);

  useEffect(() => {
    if (lastUpdateKey.current === updateKey) return;
    lastUpdateKey.current = updateKey;
    // The API client is not part of an untouched page, whose cart is that of the server.
    void gate.touched.then(() => queue.current?.request());
  }, [updateKey]);

  return {
    checkout,
    phase,
    limit,
    request: () => queue.current?.request(),
    refresh: async () => queue.current?.refresh() ?? { failure: 'unreachable' },
    enqueue: (work) => (queue.current ? queue.current.enqueue(work) : work()),
  };
}
