import { useRef } from 'react';
import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { imageUrl } from '@hemvaror/commerce-ui/picture/imageUrl';
import { ProductGrid } from '@hemvaror/commerce-ui/product-card/ProductGrid';
import { widthAtLeast } from '@hemvaror/domain/image/widthAtLeast';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf, usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { SectionHead } from '@hemvaror/ui/section/Section';
import { Text } from '@hemvaror/ui/text/Text';
import { PageTop } from '../page-top/PageTop.tsx';
import type { FavoritesPageData } from './FavoritesPage.loader.ts';
import classes from './FavoritesPage.module.css';
import { sortBySavedOrder } from './savedProducts.ts';
import { useRefetchAddedFavorites, useRemoveMissingFavorites } from './useFavoritesSync.ts';
import { useFavoriteRemoval } from './useFavoriteRemoval.ts';

const EAGER_CARDS = 2;
/** Twice the rendered width, for dense screens. */
const PICTURE_WIDTH_PX = 300;

export function meta({ t, shop }: MetaArgs<FavoritesPageData>): PageMeta {
  return {
    title: t('favorites.title'),
    canonical: pathTo('favorites', localePrefixOf(shop)),
    noIndex: true,
    pageType: 'Favorite Page',
  };
}

export function Component({ data }: { data: FavoritesPageData }) {
  const { t } = useTranslation('catalog');
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);
  const products = sortBySavedOrder(data.products, favoriteIds);
  const content = useRef<HTMLDivElement>(null);
  useRemoveMissingFavorites(data.missingIds);
  useRefetchAddedFavorites(data.requestedIds);
  useFavoriteRemoval(products, content);

  return (
    <PageTop current={t('favorites.title')}>
      <div className={classes.favorites} ref={content}>
        <SectionHead tools={<Count count={products.length} />}>
          <Heading size="page" as="h1">
            {t('favorites.title')}
          </Heading>
        </SectionHead>
        {products.length > 0 ? (
          <ProductGrid products={products} eagerCount={EAGER_CARDS} />
        ) : (
          <NoFavorites image={data.newestImage} />
        )}
      </div>
    </PageTop>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation('catalog');
  return (
    <output>
      {count > 0 && (
        <Text as="span" muted figures>
          {t('favorites.count', { count })}
        </Text>
      )}
    </output>
  );
}

/** @param image file name of a product image */
function NoFavorites({ image }: { image: string | null }) {
  const { t } = useTranslation('catalog');
  const { imageServer, productImageWidths } = useShop().config;
  const pathToAll = usePathTo()('all');

  return (
    <EmptyState
      title={t('favorites.empty')}
      pictureUrl={
        image === null ? undefined : imageUrl(imageServer, image, widthAtLeast(productImageWidths, PICTURE_WIDTH_PX))
      }
      action={
        <Link className={buttonClassName()} to={pathToAll}>
          {t('favorites.toNews')}
        </Link>
      }
    >
      {t('favorites.emptyText')}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('favorites.failed')} />;
}
