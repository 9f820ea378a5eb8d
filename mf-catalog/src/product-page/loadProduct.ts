import { apolloContext } from '@storefront/api/operations';
import { breadcrumbs } from '@storefront/domain/catalog/breadcrumbs';
import { PageError } from '@storefront/domain/pageError';
import type { LoaderArgs } from '@storefront/federation/contract';
import { redirect } from '@storefront/platform/router';
import { categoriesContext } from '@storefront/store/categories';
import { shopContext } from '@storefront/store/shop';
import { canonicalRedirect } from '../meta/canonicalRedirect.ts';
import { productArea } from './productArea.ts';
import { ProductDocument } from './ProductPage.generated.ts';
import { pictureAddresses } from './pictureAddresses.ts';
import type { ProductPageData } from './ProductPage.tsx';
import { fetchRelated } from './related/fetchRelated.ts';
import { fetchReviews } from './reviews/fetchReviews.ts';
import { reviewPageFrom } from './reviews/reviewPage.ts';
import { siblings } from './siblings.ts';
import { productStructuredData } from './structuredData.ts';

/** What the page of a product shows. @throws PageError, or a redirect to the product's own address */
export async function loadProduct({ request, params, context, fillSlot }: LoaderArgs): Promise<ProductPageData> {
  const { alias } = params;
  if (!alias) throw new PageError(404, 'a product page needs an alias');

  const api = context.get(apolloContext);
  const address = new URL(request.url);
  const shop = context.get(shopContext);
  const asked = api.query({ document: ProductDocument, variables: { alias } });
  // Which category and brand it is of, only the product says.
  fillSlot?.(
    'mf-content/WidgetArea',
    asked.then(({ product: found }) => (found ? productArea(found, shop.config) : {})),
  );
  const [{ product }, reviews, related] = await Promise.all([
    asked,
    // What others think and what goes with it are extras: without them the product can still be bought.
    fetchReviews(api, alias, reviewPageFrom(address.search)).catch(() => null),
    fetchRelated(api, alias).catch(() => []),
  ]);
  if (!product) throw new PageError(404, `there is no product ${alias}`);
  const elsewhere = canonicalRedirect(address, product.canonicalUrl, shop);
  if (elsewhere) throw redirect(elsewhere, 302);

  const categories = breadcrumbs(context.get(categoriesContext), product.primaryCategory?.categoryId ?? 0);
  const canonical = product.canonicalUrl ?? address.pathname;
  return {
    product,
    reviews,
    related,
    trail: categories.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl })),
    family: siblings(product.variantGroup),
    image: pictureAddresses(product, shop)[0] ?? null,
    structuredData: productStructuredData(product, canonical, shop),
    canonical,
  };
}
