import { splitShippingText } from '../../shipping/splitShippingText.ts';
import { wordmarkOf } from './wordmarks.ts';

interface ShippingTexts {
  /** Null if the carrier is named by `kind`. */
  wordmark: string | null;
  /** Where the parcel goes: "Ombud". */
  kind: string;
  /** When it arrives: "1–3 vardagar". Null if the option does not say it. */
  time: string | null;
}

/**
 * Splits the text of a shipping option, such as "PostNord ombud, 1–3 vardagar". The carrier's name is removed if its wordmark
 * is rendered beside it (CHECKOUT-03), so that it is not named twice.
 */
export function shippingTexts(option: {
  displayName: string | null;
  name: string | null;
  logo: string | null;
}): ShippingTexts {
  const { method: full, time } = splitShippingText(option.displayName ?? option.name ?? '');
  const wordmark = wordmarkOf(option.logo);
  const isNamed = wordmark !== null && full.toLowerCase().includes(wordmark.toLowerCase());
  if (!isNamed) return { wordmark, kind: full, time };

  const kind = full.toLowerCase().startsWith(`${wordmark.toLowerCase()} `) ? full.slice(wordmark.length).trim() : '';
  return kind === '' ? { wordmark: null, kind: full, time } : { wordmark, kind: capitalized(kind), time };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
