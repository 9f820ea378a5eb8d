import type { ReactNode } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { panelSlice } from '@storefront/store/panelSlice';
import { toastSlice } from '@storefront/store/toastSlice';
import { useBrought } from '@storefront/ui/late/useBrought';
import type { ProductSku } from '../purchase.ts';
import { loadNotifyPanel } from './loadNotifyPanel.ts';

/**
 * The panel in which a shopper asks to be told when a size is back (PRODUCT-13). Its frame is the id of the sku.
 *
 * @returns how to open it, and the panel, to be placed anywhere
 */
export function useNotify(
  productName: string,
  skus: readonly ProductSku[],
): { notify: (sku: ProductSku) => Promise<void>; panel: ReactNode } {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const name = useSelector(panelSlice.selectors.selectPanelName);
  const frame = useSelector(panelSlice.selectors.selectPanelFrame);
  const { Part: NotifyPanel, bring } = useBrought(loadNotifyPanel);
  const sku = skus.find(({ skuId }) => String(skuId) === frame);

  async function notify({ skuId }: ProductSku): Promise<void> {
    try {
      await bring();
      dispatch(panelSlice.actions.panelOpened({ name: 'notify', frame: String(skuId) }));
    } catch {
      // The shopper is told, and can press again.
      dispatch(toastSlice.actions.toastShown({ text: t('failed.generic'), tone: 'error', placement: 'bottom-center' }));
    }
  }

  const panel = NotifyPanel && name === 'notify' && sku && (
    <NotifyPanel
      productName={productName}
      skuId={sku.skuId}
      size={skus.length > 1 ? sku.name : null}
      onClose={() => dispatch(panelSlice.actions.panelClosed())}
    />
  );

  return { notify, panel };
}
