/**
 * The address of a payment provider's page; null for other texts. Pages on the shop's origin are those of the payment sandbox,
 * which has no https on a developer's machine.
 */
export function providerAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  if (!url) return null;
  return url.protocol === 'https:' || url.origin === window.location.origin ? url.href : null;
}

/** Leaves the page for that of a provider. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
