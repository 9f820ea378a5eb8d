import type { SandboxPayment } from '../../payments/sandbox/sandboxPayment.ts';
import { frameScriptOf } from './frameScript.ts';
import { isSwishDoor, type SwishApp } from './swish.ts';

/** Time between two looks at a payment that the shopper makes on a phone, in ms. */
const LOOK_MS = 2_000;
/** Loads the page again, which then leads back to the shop. Not while a link or a button of it has the focus. */
const WAITING_SCRIPT = `setInterval(function(){if(!document.hidden&&document.activeElement===document.body)location.reload()},${LOOK_MS})`;

/** The script of a payment's page; undefined for a page without one. */
export function pageScriptOf(payment: SandboxPayment, app: SwishApp | null): string | undefined {
  return isSwishDoor(payment, app) ? WAITING_SCRIPT : frameScriptOf(payment);
}
