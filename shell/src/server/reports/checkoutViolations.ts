import { LOCALE_CODES } from '@hemvaror/domain/site/locales';
import { routePattern } from '@hemvaror/runtime/routing/routeTable';
import * as z from 'zod';
import { CHECKOUT_ROUTES } from '../../app/core/pages.ts';

/** As many as a browser sends in one report, in practice. */
const MAX_VIOLATIONS = 10;
const KEYWORD = /^[a-z-]{1,40}$/;

/** What the policy of the checkout has refused. No address, but an origin. */
export interface CheckoutViolation {
  directive: string;
  /** Origin of the refused file, or the browser's word for content without an address, such as `inline`. */
  blocked: string;
}

const violationSchema = z.object({ page: z.string(), directive: z.string().regex(KEYWORD), blocked: z.string() });

const newerSchema = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: z.string(), effectiveDirective: z.string(), blockedURL: z.string().nullish() }),
  })
  .transform(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL ?? '',
  }))
  .pipe(violationSchema);

const olderSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string(),
      'blocked-uri': z.string().nullish(),
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    page: report['document-uri'],
    directive: report['effective-directive'],
    blocked: report['blocked-uri'] ?? '',
  }))
  .pipe(violationSchema);

/** The ends of the addresses of the checkout, behind market and language. */
const PATHS = CHECKOUT_ROUTES.flatMap((name) => LOCALE_CODES.map((locale) => routePattern(name, locale)));

/**
 * Reads what the policy of the checkout has refused, from the reports of a browser. Unlike the faults of releases, a foreign file counts:
 * no other page has so little to refuse. Each kind once.
 *
 * @param value a list of the Reporting API, or one report of `report-uri`
 */
export function checkoutViolations(value: unknown): CheckoutViolation[] {
  const sent: unknown[] = Array.isArray(value) ? value.slice(0, MAX_VIOLATIONS) : [value];
  const violations = sent.flatMap((each) => {
    const found = newerSchema.safeParse(each).data ?? olderSchema.safeParse(each).data;
    if (!found || !isCheckoutAddress(found.page)) return [];
    return [{ directive: found.directive, blocked: originOrKeyword(found.blocked) }];
  });
  return [...new Map(violations.map((each) => [`${each.directive} ${each.blocked}`, each])).values()];
}

function isCheckoutAddress(address: string): boolean {
  const pathname = URL.parse(address)?.pathname.replace(/\/$/, '');
  return pathname !== undefined && PATHS.some((path) => pathname.endsWith(path));
}

function originOrKeyword(blocked: string): string {
  if (KEYWORD.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'unknown';
  return url.origin === 'null' ? url.protocol.slice(0, 40) : url.origin.slice(0, 200);
}
