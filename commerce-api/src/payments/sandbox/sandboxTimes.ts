/** Time until a slow payment is authorized. */
export const SLOW_MS = 10_000;
/** Time from the shopper's return to the webhook, except for `webhookFirst`. */
export const WEBHOOK_DELAY_MS = 500;
