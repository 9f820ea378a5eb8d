import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { LanguageCode } from '../markets/channels.ts';

export interface MailAddress {
  name: string;
  address: string;
}

export interface SmtpConfig {
  url: string;
  /** Nothing is sent over a connection that is not encrypted. */
  needsTls: boolean;
  timeoutMs: number;
}

export interface MailConfig {
  from: MailAddress;
  /** Undefined: mail is written to `folder` instead. */
  smtp: SmtpConfig | undefined;
  folder: string;
  /** Wait after the first failure; it doubles with each further one. */
  retryMs: number;
  /** So many refusals, and the mail is given up. */
  refusals: number;
  giveUpAfterHours: number;
}

/** Who sells: a mail must say so, and a page cannot be asked for it. */
export interface ShopConfig {
  name: string;
  email: string;
  phone: string;
  address: string;
  organizationNumber: string;
  /** Where shoppers find each language's site, without a slash at the end. */
  origins: Record<LanguageCode, string>;
}

const ADDRESS = /^[^\s@<>",;]+@[^\s@<>",;]+$/;
const NAMED_ADDRESS = /^([^<>"\r\n]+)<([^\s@<>",;]+@[^\s@<>",;]+)>$/;
const oneLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]*$/u, 'must be one line');
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const mailAddress = oneLine.transform((text, context): MailAddress => {
  const [, name = '', address = ''] = NAMED_ADDRESS.exec(text) ?? [];
  if (address) return { name: name.trim(), address };
  if (ADDRESS.test(text)) return { name: '', address: text };
  context.addIssue({ code: 'custom', message: 'must be shop@example.com or Shop <shop@example.com>' });
  return z.NEVER;
});

/** Variables of the environment that say how mail is sent and what stands in it. */
export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine((url) => [null, 'required', 'off'].includes(tlsOf(url)), 'may end in ?tls=required or ?tls=off')
    .optional(),
  /** A dialog has a handful of waits, and together they must end before a claim does (`CLAIM_SECONDS`). */
  SMTP_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
  MAIL_FROM: mailAddress.default({ name: 'Hemvist', address: 'order@hemvist.example' }),
  MAIL_RETRY_MS: z.coerce.number().int().min(10).max(3_600_000).default(30_000),
  MAIL_REFUSALS: z.coerce.number().int().min(1).max(100).default(5),
  MAIL_GIVE_UP_HOURS: z.coerce.number().min(0).max(720).default(72),
  SHELL_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_ORIGIN_SV: origin.optional(),
  SITE_ORIGIN_EN: origin.optional(),
  SHOP_NAME: oneLine.min(1).default('Hemvist'),
  SHOP_EMAIL: oneLine.regex(ADDRESS, 'must be an e-mail address').default('hej@hemvist.example'),
  SHOP_PHONE: oneLine.default('000-00 00 00'),
  SHOP_ADDRESS: oneLine.default('Exempelgatan 1, 111 22 Stockholm'),
  SHOP_ORGANIZATION_NUMBER: oneLine.default('000000-0000'),
};

const schema = z.object(mailVariables);
type Variables = z.output<typeof schema>;

export function mailConfigFrom(variables: Variables, dataDir: string): MailConfig {
  const { SMTP_URL: url } = variables;
  return {
    from: variables.MAIL_FROM,
    smtp: url === undefined ? undefined : { url, needsTls: needsTls(url), timeoutMs: variables.SMTP_TIMEOUT_MS },
    folder: join(resolve(dataDir), 'mail'),
    retryMs: variables.MAIL_RETRY_MS,
    refusals: variables.MAIL_REFUSALS,
    giveUpAfterHours: variables.MAIL_GIVE_UP_HOURS,
  };
}

export function shopConfigFrom(variables: Variables): ShopConfig {
  const port = variables.SHELL_PORT;
  return {
    name: variables.SHOP_NAME,
    email: variables.SHOP_EMAIL,
    phone: variables.SHOP_PHONE,
    address: variables.SHOP_ADDRESS,
    organizationNumber: variables.SHOP_ORGANIZATION_NUMBER,
    origins: {
      sv: variables.SITE_ORIGIN_SV ?? `http://localhost:${port}`,
      en: variables.SITE_ORIGIN_EN ?? `http://en.localhost:${port}`,
    },
  };
}

/** It stands in the address, so that whoever names another server does not take over the permission for the first. */
function tlsOf(url: string): string | null {
  return URL.parse(url)?.searchParams.get('tls') ?? null;
}

/** Without a word: needed, except on the way to this very machine. */
function needsTls(url: string): boolean {
  return (tlsOf(url) ?? (isLoopback(new URL(url).hostname) ? 'off' : 'required')) === 'required';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
