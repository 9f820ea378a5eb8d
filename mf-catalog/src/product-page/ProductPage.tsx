import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import type { LoaderArgs, MetaArgs, PageMeta, PageSlots } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import type { Crumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { SectionStack } from '@storefront/ui/section/Section';
import { alternatesOf } from '../meta/alternates.ts';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { homePath } from '../meta/homePath.ts';
import { pageTitle } from '../meta/pageTitle.ts';
import { PageFailed } from '../page-failed/PageFailed.tsx';
import { PageTop } from '../page-top/PageTop.tsx';
import { addToCartAction } from './addToCartAction.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { prepareLateParts, ProductMore } from './lateParts.ts';
import { ProductFacts } from './ProductFacts.tsx';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import classes from './ProductPage.module.css';
import { productName } from './productName.ts';
import type { ReviewPage } from './reviews/fetchReviews.ts';
import type { Sibling } from './siblings.ts';

export interface ProductPageData {
  product: ProductPage_productFragment;
  /** The products that differ by color or the like, this one among them; empty when it stands alone. */
  family: Sibling[];
  /** For link previews: absolute address of the first picture; null when there is none. */
  image: string | null;
  /** Null when they could not be had. */
  reviews: ReviewPage | null;
  related: ProductCard_productFragment[];
  trail: Crumb[];
  /** The product as search engines read it; made here, as the browser has no other need for its code. */
  structuredData: object;
  /** Path of the page's own address. */
  canonical: string;
}

export async function loader(args: LoaderArgs): Promise<ProductPageData> {
  // A first view comes with its data: only a navigation inside the app runs it (docs/adr/0014).
  const { loadProduct } = await import(/* webpackChunkName: "product-documents" */ './loadProduct.ts');
  const [data] = await Promise.all([loadProduct(args), prepareLateParts()]);
  return data;
}

export function meta({ data, t, shop }: MetaArgs<ProductPageData>): PageMeta {
  const { product, image, trail, canonical } = data;
  const name = productName(product);
  const home = { label: t('home'), href: homePath(shop) };

  return {
    title: pageTitle(product.meta?.title, name, shop.config.shopName),
    description: product.meta?.description || product.texts?.text1 || name,
    canonical,
    alternates: alternatesOf(product.alternativeUrls),
    ...(image && { image }),
    structuredData: [breadcrumbList([home, ...trail], { label: name, href: canonical }, shop), data.structuredData],
    pageType: 'Product Page',
  };
}

// Browsers run no actions, so theirs holds none.
export const action = process.env['TARGET'] === 'web' ? undefined : addToCartAction;

export function Component({ data, slots }: { data: ProductPageData; slots?: PageSlots }) {
  const { product, family, reviews, related, trail } = data;

  return (
    <SectionStack>
      <PageTop trail={trail} current={productName(product)}>
        <div className={classes.product}>
          {/* Another product begins with its first picture; a chosen size stays with its family. */}
          <Gallery key={product.productId} product={product} />
          <ProductFacts product={product} family={family} />
        </div>
      </PageTop>
      <ProductMore product={product} reviews={reviews} related={related} />
      {slots?.['below']}
    </SectionStack>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('product.failed')} />;
}
