import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import { NotifyPanel } from './deferredNotifyPanel.ts';

/** @returns a function that opens the panel for back-in-stock notifications of a SKU (PRODUCT-13), which is its frame */
export function useOpenNotify(): (skuId: number) => Promise<void> {
  const { t } = useProductTranslation();
  const dispatch = useDispatch();

  return async (skuId) => {
    try {
      await NotifyPanel.load();
      dispatch(panelSlice.actions.panelOpened({ name: 'notify', frame: String(skuId) }));
    } catch {
      // The toast reports it, and the shopper can try again.
      dispatch(toastSlice.actions.toastShown({ text: t('failed.generic'), tone: 'error', placement: 'bottom-center' }));
    }
  };
}
