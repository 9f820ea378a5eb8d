import type { LanguageCode } from '../markets/channels.ts';

/** One mail to one address, ready to be sent. Nothing that a shopper typed stands in it but `to` and the two parts. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  language: LanguageCode;
  /** What it is about, for the name of a file: `order-100001`. No personal data. */
  topic: string;
  /** For mail that its reader may end: where a POST does (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Reads what a mail is made of and writes it; `payload` comes as it was left. Null: there is nobody to write to. */
export type MailWriter = (payload: unknown) => Promise<Mail | null>;
