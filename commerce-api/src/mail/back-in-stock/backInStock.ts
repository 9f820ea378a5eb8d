import * as z from 'zod';
import type { BackInStock, BackInStockMail } from '../../availability/notifySubscribers.ts';
import { resubscribe } from '../../availability/resubscribe.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { totalStock } from '../../catalog/productView.ts';
import { productUrl } from '../../catalog/urls.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { html } from '../../model/html.ts';
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

/** The product details of the mail, in its language; each is one line. */
interface BackInStockDetails {
  name: string;
  /** Name, brand and size. */
  wholeName: string;
  url: string;
  imageUrl: string | null;
}

/** Writes the mail that `notifySubscribers` enqueues. If the SKU is sold out again, renews the subscription instead. */
export function backInStockWriter(db: Db, catalog: Pick<Catalog, 'products' | 'tree'>, shop: ShopConfig): MailWriter {
  return async (payload) => {
    const request = payloadSchema.parse(payload);
    const sku = await db
      .selectFrom('sku')
      .select(['product_id as productId', 'in_stock as inStock', 'oversellable', 'static_stock as static'])
      .where('id', '=', request.skuId)
      .executeTakeFirst();
    if (!sku) return null;
    if (totalStock({ ...sku, incoming: null }) <= 0) {
      await resubscribe(db, request);
      return null;
    }
    const details = await readDetails(request, sku.productId, catalog, shop);
    if (!details) return null;
    return {
      ...backInStockMail(details, request, shop),
      to: request.email,
      topic: `back-in-stock-${request.skuId}-${request.ticket}`,
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
  const links = shopLinks(shop.origins[language], language);
  const size = product.skus.find(({ id }) => id === skuId)?.name[language] ?? '-';
  const name = toSingleLine(product.texts[language].name);
  const brand = toSingleLine(tree.brands.get(product.brandId)?.name ?? '');
  const [image] = product.images;
  return {
    name,
    // The catalog uses "-" for a single size.
    wholeName: [name, brand, size === '-' ? '' : toSingleLine(size)].filter((part) => part !== '').join(', '),
    url: links.page(productUrl(product, tree)(language)),
    imageUrl: image ? links.image(image.fileName) : null,
  };
}

function backInStockMail(
  { name, wholeName, url, imageUrl }: BackInStockDetails,
  { language }: BackInStock,
  shop: ShopConfig,
): Pick<Mail, 'subject' | 'text' | 'html' | 'language'> {
  const texts = BACK_IN_STOCK_TEXTS[language];
  const subject = texts.subject(name);
  const text = texts.text(wholeName);
  const footer = [[shop.name, shop.address].filter((part) => part !== '').join(', '), texts.whyYou(shop)];
  return {
    language,
    subject,
    text: `${[shop.name, texts.title.toUpperCase(), text, `${texts.button}: ${url}`, texts.hurry, ['--', ...footer].join('\n')].join('\n\n')}\n`,
    html: document({
      language,
      title: subject,
      preheader: texts.preheader,
      shopName: shop.name,
      home: shopLinks(shop.origins[language], language).home,
      body: [
        section(html`
          ${heading(1, texts.title)}
          ${imageUrl && html`<img src="${imageUrl}" alt="" width="64" height="80" style="${styles.image}" />`}
          ${paragraph(text)} ${button(url, texts.button)} ${paragraph(texts.hurry, 'small')}
        `),
      ],
      footer,
    }).markup,
  };
}
