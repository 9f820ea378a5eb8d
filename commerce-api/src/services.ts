import { Catalog } from './catalog/catalog.ts';
import { readReviews, type Review } from './catalog/readReviews.ts';
import { readPromotions, type Promotions } from './cart/promotions.ts';
import { readBlockedCustomers, type BlockedCustomers } from './customers/blockedCustomers.ts';
import { Content } from './content/content.ts';
import type { Config } from './platform/config/config.ts';
import { subscribeToChanges } from './platform/db/changes.ts';
import type { Database } from './platform/db/openDatabase.ts';
import { MarketCache } from './market-data/marketCache.ts';
import { Lists } from './search/lists.ts';
import { listReader } from './search/load/listReader.ts';
import { Stems } from './catalog/words/stems.ts';
import type { Secrets } from './auth/secrets.ts';
import { paymentProviders } from './payments/paymentProviders.ts';
import type { Services } from './graphql/context.ts';

/** Longest time that a request waits for announced changes: reading a large catalog takes longer. */
const MAX_LIST_WAIT_MS = 500;

/** Creates the services that all requests share, and updates them when changes are announced. */
export async function startServices(database: Database, config: Config, secrets: Secrets): Promise<Services> {
  const { db } = database;
  const catalog = new Catalog(db);
  const providers = paymentProviders({ db, secrets, config });
  const markets = new MarketCache(db, { contact: config.shop, providers: new Set(providers.keys()) });
  const content = new Content(db, config.images.sizes.pagewidget);
  const lists = new Lists(listReader(db, catalog), { maxWaitMs: MAX_LIST_WAIT_MS * config.timeFactor });
  catalog.onChange((change) => lists.changed(change));
  const reviews = catalog.createCache<Review[]>(1_000);
  const promotions = catalog.createCache<Promotions>(1);
  const blocked = catalog.createCache<BlockedCustomers>(1);
  const onMail: (() => void)[] = [];
  await subscribeToChanges(database, (change) => {
    // A lost connection may have missed the notification of a mail as well.
    if ('mailWaits' in change || 'everything' in change) for (const listener of onMail) listener();
    if ('mailWaits' in change) return;
    catalog.changed(change);
    if (!('everything' in change)) return;
    content.changed();
    markets.changed();
  });
  await markets.current();
  await lists.start();
  return {
    config,
    db,
    catalog,
    content,
    lists,
    stems: new Stems(),
    reviews: (productId) => reviews.get(productId, () => readReviews(db, productId)),
    onMailWaits: (listener) => {
      onMail.push(listener);
    },
    markets: () => markets.current(),
    providers,
    blockedCustomers: () => blocked.get('all', () => readBlockedCustomers(db)),
    promotions: () => promotions.get('all', () => readPromotions(db)),
  };
}
