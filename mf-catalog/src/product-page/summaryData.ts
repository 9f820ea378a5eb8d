import { compact } from '@hemvaror/domain/compact';
import type { CampaignSummary } from './campaigns/campaignSummaries.ts';
import type { QuantityPrices_priceFragment } from './campaigns/quantityPrices.generated.ts';
import type { DeliveryEstimate } from './delivery/deliveryEstimate.ts';
import type { ShippingCost } from './delivery/shippingCost.ts';
import type { SummaryData_productFragment } from './summaryData.generated.ts';

/** Data of the product summary that the loader derives, so that its code is not in the first view. */
export interface SummaryData {
  campaigns: CampaignSummary[];
  /** Null without delivery days of the market. */
  delivery: DeliveryEstimate | null;
  /** Null if it is unknown. */
  shippingCost: ShippingCost | null;
  /** Whether the sizes are distances between holes, "c/c". */
  hasHoleSpacing: boolean;
  hasWarranty: boolean;
  /** Unit prices by quantity, empty without such campaigns; null if the API has them in the cart only. */
  quantityPrices: QuantityPrices_priceFragment[] | null;
}

/** Identifier of the parameter of products with the shop's own warranty. */
const WARRANTY = 'warranty';
/** The same in every language of the shop. */
const CENTER_TO_CENTER = /\bc\/c\b/;

/** Derives from the parameters of a product whether its sizes are hole spacings, and whether it has a warranty. */
export function parameterData({
  parameterGroups,
}: SummaryData_productFragment): Pick<SummaryData, 'hasHoleSpacing' | 'hasWarranty'> {
  const parameters = compact(parameterGroups).flatMap((group) => compact(group.parameters));
  return {
    hasHoleSpacing: parameters.some(({ name }) => CENTER_TO_CENTER.test(name ?? '')),
    hasWarranty: parameters.some(({ identifier }) => identifier === WARRANTY),
  };
}
