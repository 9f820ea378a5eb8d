import { useEffect, useEffectEvent, useRef } from 'react';
import { gate } from '@hemvaror/runtime/defer/touch';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { isPlaced } from '../order/placedCart.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { FormState } from './formState.ts';
import type { TypedFields } from './useCheckoutForm.ts';

const loadDraft = lazyModule(() => import('./checkoutDraft.ts'), { when: 'idle' });

interface DraftOptions {
  fields: Pick<TypedFields, 'state' | 'restore'>;
  cartId: string;
  /** Null for a guest. */
  userName: string | null;
  hasOtherAddress: boolean;
  setOtherAddress: (isWanted: boolean) => void;
}

/** After the last key. A browser that crashes reports no end of the page. */
const STORE_DELAY_MS = 1_000;

/**
 * Keeps what was typed, also over a reload, a restart of the browser and the way to a provider's page: the API has it only after
 * the next update of the checkout.
 */
export function useCheckoutDraft({ fields, cartId, userName, hasOtherAddress, setOtherAddress }: DraftOptions): void {
  const { state } = fields;
  /** Set before anything can be typed into a hydrated page, as typing is a touch. */
  const draft = useRef<Awaited<ReturnType<typeof loadDraft>>>(null);

  const restore = useEffectEvent(({ values, hasOtherAddress: isWanted }: CheckoutDraft) => {
    fields.restore(values);
    if (isWanted) setOtherAddress(true);
  });
  const owner = useEffectEvent(() => ({ cartId, userName }));
  const store = useEffectEvent(({ values, touched }: FormState, isWanted: boolean) => {
    if (isPlaced(cartId)) return;
    const typed = Object.fromEntries([...touched].map((name) => [name, values[name]]));
    draft.current?.storeDraft({ cartId, userName, hasOtherAddress: isWanted, values: typed });
  });
  const leave = useEffectEvent(() => {
    // A customer who leaves may be one who logs out.
    if (userName === null) store(state, hasOtherAddress);
  });
  const hide = useEffectEvent(() => store(state, hasOtherAddress));

  useEffect(() => {
    const timer = setTimeout(() => store(state, hasOtherAddress), STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, hasOtherAddress]);

  useEffect(() => {
    let isMounted = true;
    void gate.touched
      .then(async () => loadDraft.untilLoaded())
      .then((loaded) => {
        if (!isMounted) return;
        draft.current = loaded;
        const stored = loaded.readDraft(owner());
        if (stored) restore(stored);
      });
    const listener = () => hide();
    window.addEventListener('pagehide', listener);
    return () => {
      isMounted = false;
      window.removeEventListener('pagehide', listener);
      leave();
    };
  }, []);
}
