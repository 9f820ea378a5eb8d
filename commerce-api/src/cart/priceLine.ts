import { activeCampaigns, campaignRule } from '../catalog/campaignRules.ts';
import type { ProductView } from '../catalog/productView.ts';
import { quantityPrices } from '../catalog/quantityPrices.ts';
import { vatRate } from '../catalog/vatRate.ts';
import type { CartLineView } from './cartView.ts';

export interface CartLine {
  id: number;
  skuId: number;
  productId: number;
  quantity: number;
  message: string;
}

/** A line at current prices; from a tier's quantity on, all items cost the tier's price (CART-04). */
export function priceLine(line: CartLine, product: ProductView): CartLineView {
  const { record, tree, view } = product;
  const { regular, selling } = record.prices[view.currency.code];
  const tiers = quantityPrices(product);
  const reached = tiers.findLast(({ quantity }) => quantity <= line.quantity);
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message,
    product,
    vatRate: vatRate(tree, view, record.vatClass),
    regularUnit: regular,
    sellingUnit: reached?.price.selling.incVat ?? selling,
    campaigns: [
      ...activeCampaigns(product)
        .filter(({ kind }) => kind !== 'tiered')
        .map((campaign) => campaignRule(campaign, product)),
      ...(reached?.campaign ? [campaignRule(reached.campaign, product, reached)] : []),
    ],
    tiers,
    view,
  };
}
