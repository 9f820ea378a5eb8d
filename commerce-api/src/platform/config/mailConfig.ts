import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { LanguageCode } from '../../markets/channels.ts';
import type { FixedTimes } from './fixedTimes.ts';

interface MailAddress {
  name: string;
  address: string;
}

export interface SmtpConfig {
  url: string;
  /** Whether mail is sent only over an encrypted connection. */
  needsTls: boolean;
}

export interface MailConfig {
  from: MailAddress;
  /** Undefined: mail is written to `folder` instead. */
  smtp: SmtpConfig | undefined;
  folder: string;
  /** Delay after the first failure; it doubles with each further one. */
  retryMs: number;
}

/** The seller's details, for mails and the texts of pages. */
export interface ShopConfig {
  name: string;
  email: string;
  phone: string;
  /** When customer service answers, in each language: `weekdays, 9 am–4 pm`. */
  hours: Record<LanguageCode, string>;
  address: string;
  organizationNumber: string;
  vatNumber: string;
  /** The account for payments of invoices: "Bankgiro 123-4567". */
  paymentAccount: string;
  invoiceDays: number;
  /** Gets a notice of each order; undefined: no notices. */
  orderNoticeEmail: string | undefined;
  /** Public origin of the site in each language, without a trailing slash. */
  origins: Record<LanguageCode, string>;
  /** Origin of the same site over https: that of `origins`, or its twin at `SITE_HTTPS_PORT`. */
  httpsOrigins: Record<LanguageCode, string>;
}

const ADDRESS = /^[^\s@<>",;&\\]+@[^\s@<>",;&\\]+$/;
const NAMED_ADDRESS = /^([^<>"\r\n]+)<([^\s@<>",;]+@[^\s@<>",;]+)>$/;
const singleLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]*$/u, 'must be one line');
/** Fits into HTML and JSON without escaping. */
const hours = singleLine.regex(/^[^<>&"\\]{1,200}$/, 'must not contain < > & " or \\');
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const mailAddress = singleLine.transform((text, context): MailAddress => {
  const [, name = '', address = ''] = NAMED_ADDRESS.exec(text) ?? [];
  if (address) return { name: name.trim(), address };
  if (ADDRESS.test(text)) return { name: '', address: text };
  context.addIssue({ code: 'custom', message: 'must be shop@example.com or Shop <shop@example.com>' });
  return z.NEVER;
});

const MAIL = 'Mail';
const SELLER = 'The seller';
const SITES = 'Sites and addresses';

/** Environment variables for the delivery and the content of mail. */
export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine((url) => [null, 'required', 'off'].includes(tlsOf(url)), 'may end in ?tls=required or ?tls=off')
    .optional()
    .meta({
      group: MAIL,
      help: 'mail server: smtp:// or smtps:// with user and password; without one, `.eml` files in `DATA_DIR/mail`. A server on another machine must support TLS, unless its address ends in `?tls=off`',
      secret: true,
      example: 'smtps://user:password@smtp.example',
      compose: '${SMTP_URL:-smtp://mail:1025?tls=off}',
    }),
  MAIL_FROM: mailAddress.prefault('Hemvist <order@hemvist.example>').meta({ group: MAIL, help: 'sender' }),
  SHELL_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(3000)
    .meta({ group: SITES, help: 'port of the shell, in the default origins', compose: false }),
  SITE_ORIGIN_SV: origin.optional().meta({
    group: SITES,
    help: 'origin of the Swedish site, as shoppers see it',
    shown: 'http://localhost:`SHELL_PORT`',
    example: 'https://hemvist.example',
    compose: '${STACK_ORIGIN_SV:-http://localhost:8080}',
  }),
  SITE_ORIGIN_EN: origin.optional().meta({
    group: SITES,
    help: 'origin of the English site, as shoppers see it',
    shown: 'http://en.localhost:`SHELL_PORT`',
    example: 'https://en.hemvist.example',
    compose: '${STACK_ORIGIN_EN:-http://en.localhost:8080}',
  }),
  SITE_HTTPS_PORT: z.coerce.number().int().min(1).max(65_535).optional().meta({
    group: SITES,
    help: 'port at which sites with an http origin are served over https too, as by the edge of the stack; pages there link to it',
    compose: '${EDGE_TLS_PORT:-8443}',
  }),
  SHOP_NAME: singleLine
    .min(1)
    .default('Hemvist')
    .meta({ group: SELLER, help: 'name of the shop: in titles, link previews and mails' }),
  SHOP_EMAIL: singleLine
    .regex(ADDRESS, 'must be an e-mail address')
    .default('hej@hemvist.example')
    .meta({ group: SELLER, help: 'address for questions, in mails and texts of pages: {{email}}' }),
  SHOP_PHONE: singleLine
    .regex(/^[+\d() –-]+$/, 'must be a phone number')
    .default('000-00 00 00')
    .meta({ group: SELLER, help: 'phone number, in mails and texts of pages: {{phone}}, {{phoneDigits}} in links' }),
  SHOP_HOURS_SV: hours
    .default('vardagar 9–16')
    .meta({ group: SELLER, help: 'when customer service answers, in Swedish texts of pages: {{hours}}' }),
  SHOP_HOURS_EN: hours.default('weekdays, 9 am–4 pm').meta({ group: SELLER, help: 'the same in English texts' }),
  SHOP_ADDRESS: singleLine
    .default('Exempelgatan 1, 111 22 Stockholm')
    .meta({ group: SELLER, help: 'postal address, in mails and texts of pages: {{address}}' }),
  SHOP_ORGANIZATION_NUMBER: singleLine
    .default('000000-0000')
    .meta({ group: SELLER, help: 'organization number, in mails and texts of pages: {{seller}}' }),
  SHOP_VAT_NUMBER: singleLine
    .default('SE000000000001')
    .meta({ group: SELLER, help: 'VAT number, on invoices and in texts of pages: {{seller}}' }),
  SHOP_PAYMENT_ACCOUNT: singleLine
    .default('Bankgiro 000-0000')
    .meta({ group: SELLER, help: 'account that invoices are paid to' }),
  INVOICE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(30)
    .meta({ group: SELLER, help: 'days from the dispatch until an invoice is due' }),
  ORDER_NOTICE_EMAIL: singleLine
    .regex(ADDRESS, 'must be an e-mail address')
    .optional()
    .meta({ group: MAIL, help: 'gets a mail for each order and each withdrawal; none by default' }),
};

const schema = z.object(mailVariables);
type Variables = z.output<typeof schema>;

export function mailConfigFrom(variables: Variables & { DATA_DIR: string }, times: FixedTimes): MailConfig {
  const { SMTP_URL: url } = variables;
  return {
    from: variables.MAIL_FROM,
    smtp: url === undefined ? undefined : { url, needsTls: needsTls(url) },
    folder: join(resolve(variables.DATA_DIR), 'mail'),
    retryMs: times.mailRetryMs,
  };
}

export function shopConfigFrom(variables: Variables): ShopConfig {
  const port = variables.SHELL_PORT;
  const origins = {
    sv: variables.SITE_ORIGIN_SV ?? `http://localhost:${port}`,
    en: variables.SITE_ORIGIN_EN ?? `http://en.localhost:${port}`,
  };
  const { SITE_HTTPS_PORT: httpsPort } = variables;
  return {
    name: variables.SHOP_NAME,
    email: variables.SHOP_EMAIL,
    phone: variables.SHOP_PHONE,
    hours: { sv: variables.SHOP_HOURS_SV, en: variables.SHOP_HOURS_EN },
    address: variables.SHOP_ADDRESS,
    organizationNumber: variables.SHOP_ORGANIZATION_NUMBER,
    vatNumber: variables.SHOP_VAT_NUMBER,
    paymentAccount: variables.SHOP_PAYMENT_ACCOUNT,
    invoiceDays: variables.INVOICE_DAYS,
    orderNoticeEmail: variables.ORDER_NOTICE_EMAIL,
    origins,
    httpsOrigins: { sv: httpsOriginOf(origins.sv, httpsPort), en: httpsOriginOf(origins.en, httpsPort) },
  };
}

function httpsOriginOf(origin: string, port: number | undefined): string {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || port === undefined ? origin : new URL(`https://${hostname}:${port}`).origin;
}

/** Part of the URL, so that a new server does not inherit the permission of the previous one. */
function tlsOf(url: string): string | null {
  return URL.parse(url)?.searchParams.get('tls') ?? null;
}

/** Default: required, except for a server on this machine. */
function needsTls(url: string): boolean {
  return (tlsOf(url) ?? (isLoopback(new URL(url).hostname) ? 'off' : 'required')) === 'required';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
