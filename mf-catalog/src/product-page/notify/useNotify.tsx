import type { ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { NotifyPanel } from './deferredNotifyPanel.ts';

/** A size that the shopper can be told about. */
interface NotifiableSku {
  skuId: number;
  /** Names the size where there are several. */
  name: string | null;
}

/**
 * The panel in which a shopper asks to be told when a size is back (PRODUCT-13). Its frame is the id of the sku.
 *
 * @returns how to open it, and the panel, to be placed anywhere
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
      // The shopper is told, and can press again.
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
