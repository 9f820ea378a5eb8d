import { useDeferredValue } from 'react';
import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { MetaArgs, PageMeta, PageSlots } from '@hemvaror/runtime/contract/contract';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { SectionStack } from '@hemvaror/ui/section/Section';
import { alternatesOf } from '@hemvaror/domain/site/alternatesOf';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import { PageTop } from '../page-top/PageTop.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { ProductSummary } from './ProductSummary.tsx';
import type { ProductPageData } from './ProductPage.loader.ts';
import classes from './ProductPage.module.css';
import { productName } from './productName.ts';

const ProductBelowFold = defer(async () => (await import('./ProductBelowFold.tsx')).ProductBelowFold);

export function meta({ data, t, shop }: MetaArgs<ProductPageData>): PageMeta {
  const { product, image, crumbs, canonical } = data;
  const name = productName(product);
  const home = { label: t('home'), href: homePath(shop) };

  return {
    title: product.meta?.title || name,
    description: product.meta?.description || product.texts?.text1 || name,
    canonical,
    alternates: alternatesOf(product.alternativeUrls),
    ...(image && { image }),
    structuredData: [breadcrumbList([home, ...crumbs], { label: name, href: canonical }, shop), data.structuredData],
    pageType: 'Product Page',
    subject: { kind: 'product', product },
  };
}

export function Component({ data, slots }: { data: ProductPageData; slots?: PageSlots }) {
  const { product, summary, safety, family, reviews, related, crumbs, isWhole } = data;
  const { hash } = useLocation();
  // What fills the window is painted first. The target of a hash may be below it.
  const isComplete = useDeferredValue(true, isWhole || hash !== '');

  return (
    <SectionStack>
      <PageTop crumbs={crumbs} current={productName(product)}>
        <div className={classes.product}>
          {/* Another product starts at its first image. The summary has no key: the size stays selected on other variants. */}
          <Gallery key={product.productId} product={product} />
          <ProductSummary product={product} data={summary} family={family} />
        </div>
      </PageTop>
      {isComplete ? (
        <>
          <ProductBelowFold product={product} safety={safety} reviews={reviews} related={related} />
          {slots?.['below']}
        </>
      ) : (
        <div className={classes.pending} />
      )}
    </SectionStack>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('product.failed')} />;
}
