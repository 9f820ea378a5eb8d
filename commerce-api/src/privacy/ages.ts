import { LANGUAGES, type LanguageCode } from '../markets/channels.ts';
import type { Config } from '../platform/config/config.ts';
import {
  IDEMPOTENT_REQUEST_HOURS,
  LONGEST_FIXED_WINDOW_SECONDS,
  RESET_KEY_MINUTES,
  REVIEW_KEY_DAYS,
} from '../platform/config/fixedAges.ts';

/** The settings on which the storage times depend. */
export type AgeConfig = Pick<Config, 'retention' | 'checkout' | 'auth' | 'limits' | 'payments'>;

const SECONDS = { day: 86_400, hour: 3_600 } as const;

/** Singular and plural. `Intl` would write `dygn` for days. */
const UNITS = {
  sv: { year: ['år', 'år'], day: ['dag', 'dagar'], hour: ['timme', 'timmar'], minute: ['minut', 'minuter'] },
  en: { year: ['year', 'years'], day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'] },
} as const;
type Unit = keyof (typeof UNITS)['sv'];

/** Every storage time that the privacy page states, with its source. */
const AGES = {
  session: ({ auth }) => [auth.maxSessionSeconds / SECONDS.day, 'day'],
  endedSession: ({ retention }) => [retention.sessionDays, 'day'],
  resetKey: () => [RESET_KEY_MINUTES, 'minute'],
  cart: ({ retention }) => [retention.cartDays, 'day'],
  checkout: ({ checkout }) => [checkout.dataHours, 'hour'],
  order: ({ retention }) => [retention.orderYears, 'year'],
  orderDetails: ({ retention }) => [retention.orderDetailsDays, 'day'],
  payment: ({ payments }) => [payments.expireMinutes, 'minute'],
  unconfirmedNewsletter: ({ retention }) => [retention.newsletterConfirmDays, 'day'],
  reviewKeys: () => [REVIEW_KEY_DAYS, 'day'],
  availability: ({ retention }) => [retention.availabilityDays, 'day'],
  sentMail: ({ retention }) => [retention.sentMailDays, 'day'],
  failedMail: ({ retention }) => [retention.failedMailDays, 'day'],
  attempt: (config) => [longestWindowSeconds(config) / SECONDS.hour, 'hour'],
  log: ({ retention }) => [retention.logDays, 'day'],
  backup: ({ retention }) => [retention.backupDays, 'day'],
} as const satisfies Record<string, (config: AgeConfig) => [amount: number, unit: Unit]>;

export type AgeKey = keyof typeof AGES;

/** Writes a storage time as text: `7 dagar`, `24 hours`. */
export type Age = (key: AgeKey) => string;

export function agesIn(language: LanguageCode, config: AgeConfig): Age {
  const locale = LANGUAGES.find(({ code }) => code === language)?.id;
  return (key) => {
    const [amount, unit] = AGES[key](config);
    const [singular, plural] = UNITS[language][unit];
    const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(amount);
    return `${text}\u00A0${amount === 1 ? singular : plural}`;
  };
}

/** The longest time for which an attempt is counted, or the response of a mutation is stored. */
function longestWindowSeconds({ auth, limits }: AgeConfig): number {
  const { orders, units, carts, idempotency, paymentForms, newsletter, passwordReset, orderLinks } = limits;
  const configured = [orders, units, carts, idempotency, paymentForms, newsletter, passwordReset, orderLinks].flatMap(
    (windows) => Object.values(windows).flat(),
  );
  return Math.max(
    LONGEST_FIXED_WINDOW_SECONDS,
    IDEMPOTENT_REQUEST_HOURS * SECONDS.hour,
    auth.limits.windowSeconds,
    ...configured.map(({ seconds }) => seconds),
  );
}
