import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';

/**
 * The amount to pay that was shown, which the API compares with the charged amount. Empty for an API without our additions.
 *
 * @param config of a shell that may have been released before the setting
 */
export function shownTotal(
  { summary }: Pick<Cart, 'summary'>,
  { apiAdditions = false }: Partial<PublicConfig>,
): Pick<CheckoutInputType, 'shownTotal'> {
  const total = summary?.total?.sellingPriceIncVat;
  return apiAdditions && total !== undefined ? { shownTotal: total } : {};
}
