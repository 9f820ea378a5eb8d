import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { LANGUAGES } from './markets/channels.ts';
import type { Services } from './graphql/context.ts';
import { withTimeout } from './platform/limits/withTimeout.ts';
import { reportProgress } from './progress.ts';
import { LIST, PRODUCT, SUGGESTIONS } from './warmUpOperations.ts';

/** Products of a page of a list. */
const TAKE = 24;
/** Letters of a word that a shopper begins to type. */
const TYPED_LENGTH = 2;

interface WarmUpDeps {
  services: Pick<Services, 'markets' | 'config'>;
  /** Ends the warm-up early. */
  isStopping: () => boolean;
  /** Longest warm-up in ms. */
  timeoutMs: number;
}

type Locale = { channelId: string; languageId: string };

const listShape = z.object({
  data: z.object({
    products: z.object({
      products: z.array(
        z.object({ alias: z.string(), name: z.string(), primaryCategory: z.object({ alias: z.string() }).nullable() }),
      ),
    }),
  }),
  errors: z.undefined().optional(),
});
const suggestionsShape = z.object({
  data: z.object({ products: z.object({ count: z.int() }) }),
  errors: z.undefined().optional(),
});
const productShape = z.object({
  data: z.object({ product: z.object({ alias: z.string() }) }),
  errors: z.undefined().optional(),
});

/**
 * Runs a list, a search, suggestions and a product in every channel and language, as requests of shoppers do: otherwise the first
 * shoppers after a start would wait for statements to be planned, caches to be filled and code to be compiled. A failure is
 * logged and ends the warm-up, as does the timeout, so that readiness waits for it no longer.
 *
 * @returns its duration in ms
 */
export async function warmUp(app: FastifyInstance, { timeoutMs, ...deps }: WarmUpDeps): Promise<number> {
  const startedAt = performance.now();
  const isOver = () => deps.isStopping() || performance.now() - startedAt >= timeoutMs;
  try {
    const message = `The warm-up took longer than ${timeoutMs} ms.`;
    await withTimeout(warmLocales(app, deps.services, isOver), { timeoutMs, message });
  } catch (error) {
    app.log.warn({ err: error }, 'warm-up not completed, the first requests may be slow');
  }
  return Math.round(performance.now() - startedAt);
}

async function warmLocales(
  app: FastifyInstance,
  services: WarmUpDeps['services'],
  isOver: () => boolean,
): Promise<void> {
  const report = reportProgress('warming up');
  const locales = await localesOf(services);
  for (const [index, locale] of locales.entries()) {
    if (isOver()) return;
    report(index, locales.length);
    await warmLocale(app, locale, services.config);
  }
}

async function localesOf({ markets }: Pick<Services, 'markets'>): Promise<Locale[]> {
  const { channels } = await markets();
  return channels.flatMap(({ id }) => LANGUAGES.map((language) => ({ channelId: id, languageId: language.id })));
}

async function warmLocale(app: FastifyInstance, locale: Locale, config: Services['config']): Promise<void> {
  const run = async <Result>(query: string, variables: object, shape: z.ZodType<Result>): Promise<Result> => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-apikey': config.apiKeys[0] ?? '' },
      payload: { query, variables: { ...variables, ...locale } },
    });
    return shape.parse(response.json());
  };
  const { products } = (await run(LIST, { take: TAKE }, listShape)).data.products;
  // An empty shop has nothing else to show.
  const [product] = products;
  if (!product) return;
  await run(LIST, { take: TAKE, categoryAlias: product.primaryCategory?.alias }, listShape);
  await run(LIST, { take: TAKE, filter: { searchText: product.name } }, listShape);
  const typed = product.name.slice(0, TYPED_LENGTH);
  await run(SUGGESTIONS, { take: TAKE, filter: { searchText: typed } }, suggestionsShape);
  await run(PRODUCT, { alias: product.alias }, productShape);
}
