import { announcedPrice } from '../catalog/announcedPrice.ts';
import { activeCampaigns, campaignRule } from '../catalog/campaignRules.ts';
import type { ProductPackage } from '../catalog/packages.ts';
import type { ProductView } from '../catalog/productView.ts';
import { quantityPrices } from '../catalog/quantityPrices.ts';
import { vatRate } from '../catalog/vatRate.ts';
import type { CartLine } from './cartLine.ts';
import type { CartLineView } from './cartView.ts';
import { ruleOfPackage } from './packageOfLine.ts';

/**
 * A line at current prices; from a tier's quantity on, all items cost the tier's price (CART-04).
 *
 * @param offer the package whose price the line has, instead of prices by quantity
 */
export function priceLine(line: CartLine, product: ProductView, offer: ProductPackage | undefined): CartLineView {
  const { record, tree, view } = product;
  const language = view.language.code;
  const { reference, selling } = announcedPrice(record, view.currency.code);
  const tiers = offer ? [] : quantityPrices(product);
  const reached = tiers.findLast(({ quantity }) => quantity <= line.quantity);
  const inPackage = offer && Math.round((selling * (100 - offer.percent)) / 100);
  const { place } = line;
  const name = place && tree.packages.get(place.packageId)?.name[language];
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message,
    groupKey: place?.groupKey ?? null,
    package: place && name !== undefined && name !== null ? { ...place, packageName: name } : null,
    product,
    vatRate: vatRate(tree, view, record.vatClass),
    regularUnit: reference,
    sellingUnit: inPackage ?? reached?.price.selling.incVat ?? selling,
    campaigns: [
      ...activeCampaigns(product)
        .filter(({ kind }) => kind !== 'tiered')
        .map((campaign) => campaignRule(campaign, product)),
      ...(reached?.campaign ? [campaignRule(reached.campaign, product, reached)] : []),
      ...(offer && offer.percent > 0 ? [ruleOfPackage(offer, language)] : []),
    ],
    tiers,
    view,
  };
}
