const PARAMETER = 'show';
const VALUE = 'order';

/**
 * The address that redirects to the page of an order. The confirmation has no direct link: tracking scripts run on it, and the
 * id of an order's page is a secret.
 *
 * @param confirmationPath without query
 */
export function showOrderAddress(confirmationPath: string, orderId: string): string {
  return `${confirmationPath}?${new URLSearchParams({ oid: orderId, [PARAMETER]: VALUE })}`;
}

/** Whether an address of the confirmation is one of `showOrderAddress`. */
export function showsOrder(url: string): boolean {
  return new URL(url).searchParams.get(PARAMETER) === VALUE;
}
