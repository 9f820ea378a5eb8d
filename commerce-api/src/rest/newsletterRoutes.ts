import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Db } from '../platform/db/openDatabase.ts';
import { allowOnly } from '../platform/http/allowOnly.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';
import type { LanguageCode } from '../markets/channels.ts';
import {
  confirmSubscription,
  endReviewInvitations,
  endSubscription,
  languageOfKey,
  type Purpose,
} from '../newsletter/newsletterKeys.ts';
import { newsletterPage, type PageState } from './newsletterPage.ts';
import { PAGE_HEADERS, pagePolicy } from './shopPage.ts';

const query = z.object({ key: z.string().regex(/^[\w-]{43}$/) });

interface RouteDeps {
  db: Db;
  shop: ShopConfig;
}

/**
 * The pages behind the links of newsletters and of mails that ask for reviews, which work without JavaScript. A GET changes
 * nothing, since mail scanners follow links; the POST of its button does, as does the POST of a mail program's unsubscribe button
 * (RFC 8058).
 */
export function newsletterRoutes(app: FastifyInstance, { db, shop }: RouteDeps): void {
  // The key is in the URL: the body that a form or a mail program sends is ignored.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, _body, done) => done(null, undefined),
  );
  const act = { confirm: confirmSubscription, unsubscribe: endSubscription, reviews: endReviewInvitations };

  for (const purpose of ['confirm', 'unsubscribe', 'reviews'] as const) {
    app.get(`/${purpose}`, async (request, reply) => {
      const key = keyOf(request);
      const language = key && (await languageOfKey(db, key, purpose));
      return sendPage(request, reply, { purpose, language, state: language ? 'form' : 'unknown' });
    });
    app.post(`/${purpose}`, async (request, reply) => {
      const key = keyOf(request);
      const language = key && (await languageOfKey(db, key, purpose));
      if (key && language) await act[purpose](db, key);
      return sendPage(request, reply, { purpose, language, state: language ? 'done' : 'unknown' });
    });
    allowOnly(app, ['GET', 'HEAD', 'POST'], `/${purpose}`);
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { purpose: Purpose; language: LanguageCode | undefined | ''; state: PageState },
  ): Promise<FastifyReply> {
    const { purpose, state } = page;
    const language = page.language || preferredLanguage(request);
    return reply
      .code(state === 'unknown' ? 404 : 200)
      .headers({
        ...PAGE_HEADERS,
        'content-language': language,
        'content-security-policy': pagePolicy(),
      })
      .send(newsletterPage({ purpose, state, language, shop, key: keyOf(request) ?? '' }));
  }
}

function keyOf({ query: given }: FastifyRequest): string | undefined {
  return query.safeParse(given).data?.key;
}

/** For a key without a subscription: the first of the two languages in `Accept-Language`. */
function preferredLanguage({ headers }: FastifyRequest): LanguageCode {
  const [, first] = /\b(sv|en)\b/i.exec(headers['accept-language'] ?? '') ?? [];
  return first?.toLowerCase() === 'en' ? 'en' : 'sv';
}
