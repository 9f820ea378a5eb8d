import type { LocaleCode } from '../site/locales.ts';
import type { AttemptLimit } from './attemptLimit.ts';
import en from './messages/en.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

// Both languages: the text is part of deferred code, so that no first view contains it.
const TEXTS: Readonly<Record<LocaleCode, typeof sv>> = { sv, en };
/** A longer wait is given in hours. */
const MAX_MINUTES = 90;

/** Says that a limit was reached and when it ends: "För många försök på kort tid. Försök igen om 12 minuter." */
export function limitText(limit: Pick<AttemptLimit, 'waitMinutes'>, locale: LocaleCode): string {
  return `${TEXTS[locale].failure.limit.reached} ${waitText(limit, locale)}`;
}

/** Says when a limit ends, to be appended to the form's own text: "Försök igen om 2 timmar." */
export function waitText({ waitMinutes }: Pick<AttemptLimit, 'waitMinutes'>, locale: LocaleCode): string {
  const { limit } = TEXTS[locale].failure;
  if (waitMinutes > MAX_MINUTES) return withCount(limit.hours, Math.ceil(waitMinutes / 60));
  return withCount(waitMinutes === 1 ? limit.minutes_one : limit.minutes_other, waitMinutes);
}

function withCount(text: string, count: number): string {
  return text.replace('{{count}}', String(count));
}
