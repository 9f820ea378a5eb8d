import { splitShippingText } from '../../shipping/splitShippingText.ts';
import { wordmarkOf } from './wordmarks.ts';

interface ShippingTexts {
  /** Null for a carrier without one. */
  wordmark: string | null;
  /** Whether `kind` names the carrier, so that a screen reader need not read it twice. */
  isNamed: boolean;
  /** How the parcel is delivered: "PostNord ombud". */
  kind: string;
  /** When it arrives: "1–3 vardagar". Null if the option does not say it. */
  time: string | null;
}

/** Splits the text of a shipping option, such as "PostNord ombud, 1–3 vardagar" (CHECKOUT-03). */
export function shippingTexts(option: {
  displayName: string | null;
  name: string | null;
  logo: string | null;
}): ShippingTexts {
  const { method: kind, time } = splitShippingText(option.displayName ?? option.name ?? '');
  const wordmark = wordmarkOf(option.logo);
  const isNamed = wordmark !== null && kind.toLowerCase().includes(wordmark.toLowerCase());
  return { wordmark, isNamed, kind, time };
}
