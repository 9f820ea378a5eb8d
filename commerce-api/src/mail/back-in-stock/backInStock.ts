import * as z from 'zod';
import type { BackInStock, BackInStockMail } from '../../availability/notifySubscribers.ts';
import { resubscribe } from '../../availability/resubscribe.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { totalStock } from '../../catalog/productView.ts';
import { productUrl } from '../../catalog/urls.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { html } from '../html.ts';
import type { Mail, MailWriter } from '../mail.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import { button, document, heading, paragraph, section, styles } from '../mailLayout.ts';
import { toSingleLine } from '../toSingleLine.ts';
import { shopLinks } from '../order-confirmation/shopLinks.ts';
import { BACK_IN_STOCK_TEXTS } from './backInStockTexts.ts';

const payloadSchema = z.object({
  email: z.string().min(3),
  skuId: z.number().int(),
  language: z.enum(['sv', 'en']),
  ticket: z.uuid(),
}) satisfies z.ZodType<BackInStockMail>;

/** What the mail says of the product, in its language; each is one line. */
interface BackInStockDetails {
  name: string;
  /** Name, brand and size. */
  wholeName: string;
  url: string;
  pictureUrl: string | null;
}

/** Writes the mail that `notifySubscribers` leaves; nothing for a sku that is sold out again, for which its asker then waits on. */
export function backInStockWriter(db: Db, catalog: Pick<Catalog, 'products' | 'tree'>, shop: ShopConfig): MailWriter {
  return async (payload) => {
    const asked = payloadSchema.parse(payload);
    const sku = await db
      .selectFrom('sku')
      .select(['product_id as productId', 'in_stock as inStock', 'oversellable', 'static_stock as static'])
      .where('id', '=', asked.skuId)
      .executeTakeFirst();
    if (!sku) return null;
    if (totalStock({ ...sku, incoming: null }) <= 0) {
      await resubscribe(db, asked);
      return null;
    }
    const facts = await readDetails(asked, sku.productId, catalog, shop);
    if (!facts) return null;
    return {
      ...backInStockMail(facts, asked, shop),
      to: asked.email,
      topic: `back-in-stock-${asked.skuId}-${asked.ticket}`,
    };
  };
}

/** @returns undefined for a product that is no longer sold */
async function readDetails(
  { skuId, language }: BackInStock,
  productId: number,
  catalog: Pick<Catalog, 'products' | 'tree'>,
  shop: ShopConfig,
): Promise<BackInStockDetails | undefined> {
  const [product] = await catalog.products([productId]);
  if (!product) return undefined;
  const tree = await catalog.tree();
  const links = shopLinks(shop.origins[language], language, false);
  const size = product.skus.find(({ id }) => id === skuId)?.name[language] ?? '-';
  const name = toSingleLine(product.texts[language].name);
  const brand = toSingleLine(tree.brands.get(product.brandId)?.name ?? '');
  const [picture] = product.images;
  return {
    name,
    // "-" is how the catalogue says that there is only one size.
    wholeName: [name, brand, size === '-' ? '' : toSingleLine(size)].filter((part) => part !== '').join(', '),
    url: links.page(productUrl(product, tree)(language)),
    pictureUrl: picture ? links.picture(picture.fileName) : null,
  };
}

function backInStockMail(
  { name, wholeName, url, pictureUrl }: BackInStockDetails,
  { language }: BackInStock,
  shop: ShopConfig,
): Pick<Mail, 'subject' | 'text' | 'html' | 'language'> {
  const words = BACK_IN_STOCK_TEXTS[language];
  const subject = words.subject(name);
  const text = words.text(wholeName);
  const footer = [[shop.name, shop.address].filter((part) => part !== '').join(', '), words.whyYou(shop)];
  return {
    language,
    subject,
    text: `${[shop.name, words.title.toUpperCase(), text, `${words.button}: ${url}`, words.hurry, ['--', ...footer].join('\n')].join('\n\n')}\n`,
    html: document({
      language,
      title: subject,
      preheader: words.preheader,
      shopName: shop.name,
      home: shopLinks(shop.origins[language], language, false).home,
      body: [
        section(html`
          ${heading(1, words.title)}
          ${pictureUrl && html`<img src="${pictureUrl}" alt="" width="64" height="80" style="${styles.picture}" />`}
          ${paragraph(text)} ${button(url, words.button)} ${paragraph(words.hurry, 'small')}
        `),
      ],
      footer,
    }).markup,
  };
}
