import { compact } from '@hemvaror/domain/compact';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';

/** Whether the code gives a discount: a campaign has its name. It may have expired, or the cart no longer meets its requirements. */
export function isCodeApplied({ appliedCampaigns, promoCode }: Cart): boolean {
  return compact(appliedCampaigns).some(({ name }) => name?.toLowerCase() === promoCode?.toLowerCase());
}
