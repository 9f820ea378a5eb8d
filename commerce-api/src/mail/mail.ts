import type { LanguageCode } from '../markets/channels.ts';

/** One mail to one address, ready to be sent. Only `to`, `text` and `html` contain user input. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  language: LanguageCode;
  /** Topic for the file name: `order-100001`. No personal data. */
  topic: string;
  /** Address for replies; without it, that of the settings. */
  replyTo?: string;
  /** For mail that the recipient can unsubscribe from: the URL that accepts a POST for it (RFC 8058). */
  unsubscribeUrl?: string;
}

/** An attempt to send a mail. */
export interface SendAttempt {
  /** False for a mail that was written before, and could not be sent then. */
  isFirst: boolean;
}

/** Reads the data of a mail and writes it; `payload` is the stored one. Null: there is no recipient. */
export type MailWriter = (payload: unknown, attempt: SendAttempt) => Promise<Mail | null>;
