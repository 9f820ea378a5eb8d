import type { ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { NotifyPanel } from './deferredNotifyPanel.ts';

/** A size with back-in-stock notifications. */
interface NotifiableSku {
  skuId: number;
  /** Name of the size, used if there are several. */
  name: string | null;
}

/**
 * The panel for back-in-stock notifications (PRODUCT-13). Its frame is the SKU id.
 *
 * @returns a function that opens the panel, and the panel, which can be rendered anywhere
 */
export function useNotify(
  productName: string,
  skus: readonly NotifiableSku[],
): { notify: (sku: NotifiableSku) => Promise<void>; panel: ReactNode } {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const name = useSelector(panelSlice.selectors.selectPanelName);
  const frame = useSelector(panelSlice.selectors.selectPanelFrame);
  const sku = skus.find(({ skuId }) => String(skuId) === frame);

  async function notify({ skuId }: NotifiableSku): Promise<void> {
    try {
      await NotifyPanel.load();
      dispatch(panelSlice.actions.panelOpened({ name: 'notify', frame: String(skuId) }));
    } catch {
      // The toast reports it, and the shopper can try again.
      dispatch(toastSlice.actions.toastShown({ text: t('failed.generic'), tone: 'error', placement: 'bottom-center' }));
    }
  }

  const panel = name === 'notify' && sku && (
    <NotifyPanel
      productName={productName}
      skuId={sku.skuId}
      size={skus.length > 1 ? sku.name : null}
      onClose={() => dispatch(panelSlice.actions.panelClosed())}
    />
  );

  return { notify, panel };
}
