import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { compact } from '@hemvaror/domain/compact';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { productName } from '../productName.ts';
import { NotifyPanel } from './deferredNotifyPanel.ts';
import type { NotifyOutlet_productFragment } from './NotifyOutlet.generated.ts';

/** Renders the panel for back-in-stock notifications while it is open for a SKU of this product (PRODUCT-13). */
export function NotifyOutlet({ product }: { product: NotifyOutlet_productFragment }) {
  const dispatch = useDispatch();
  const name = useSelector(panelSlice.selectors.selectPanelName);
  const frame = useSelector(panelSlice.selectors.selectPanelFrame);
  const skus = compact(product.skus);
  const sku = skus.find(({ skuId }) => String(skuId) === frame);
  if (name !== 'notify' || !sku) return null;

  return (
    <NotifyPanel
      productName={productName(product)}
      skuId={sku.skuId}
      size={skus.length > 1 ? sku.name : null}
      onClose={() => dispatch(panelSlice.actions.panelClosed())}
    />
  );
}
