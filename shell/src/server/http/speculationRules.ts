import type { FastifyInstance } from 'fastify';
import { LOCALE_CODES } from '@hemvaror/domain/site/locales';
import { routePattern } from '@hemvaror/runtime/routing/routeTable';
import { sendRevalidated } from './revalidated.ts';

/** Address of the rules, which documents name in the header `Speculation-Rules`: inline rules would need a hash in their policy. */
const RULES_PATH = '/speculation-rules.json';

/** Header of the documents that link to the checkout. */
export const SPECULATION_HEADERS = { 'speculation-rules': `"${RULES_PATH}"` };

/**
 * Fetches the checkout when a pointer goes down on a link to it, behind market and language as well. Not earlier: the document has the
 * lines of the cart, which the shopper may still change. The button of the cart panel is a link before its hydration only.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: [...new Set(LOCALE_CODES.map((locale) => routePattern('checkout', locale)))].flatMap(
              (path) => [path, `/*${path}`],
            ),
          },
          { not: { selector_matches: '[role=button]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

/** Serves the rules by which browsers fetch the checkout ahead. Only Chromium knows them. */
export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(RULES_PATH, async (request, reply) =>
    sendRevalidated(request, reply, {
      body: RULES,
      type: 'application/speculationrules+json',
      cacheControl: 'public, max-age=3600',
    }),
  );
}
