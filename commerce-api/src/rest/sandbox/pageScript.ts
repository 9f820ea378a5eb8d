import type { SandboxPayment } from '../../payments/sandbox/sandboxPayment.ts';
import { frameScriptOf } from './frameScript.ts';
import { isSwishStart, type SwishApp } from './swish.ts';

/** Time between two requests for the state of a payment that the shopper makes on a phone, in ms. */
const POLL_MS = 2_000;
/** Loads the page again once it leads back to the shop, and not before: a screen reader would start again. */
const WAITING_SCRIPT = `setInterval(function(){fetch(location.href,{redirect:'manual'}).then(function(response){if(response.type==='opaqueredirect')location.reload()},function(){})},${POLL_MS})`;

/** The script of a payment's page; undefined for a page without one. */
export function pageScriptOf(payment: SandboxPayment, app: SwishApp | null): string | undefined {
  return isSwishStart(payment, app) ? WAITING_SCRIPT : frameScriptOf(payment);
}
