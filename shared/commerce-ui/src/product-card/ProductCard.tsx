import { memo, useState } from 'react';
import { compact } from '@hemvaror/domain/compact';
import { isAvailable, stockStatus } from '@hemvaror/domain/stock/stockStatus';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Badge } from '@hemvaror/ui/badge/Badge';
import { FavoriteToggle } from '../favorite-toggle/FavoriteToggle.tsx';
import { ProductPicture } from '../picture/ProductPicture.tsx';
import { Price } from '../price/Price.tsx';
import { QuickAdd } from '../quick-add/QuickAdd.tsx';
import { StockStatus } from '../stock-status/StockStatus.tsx';
import type { ProductCard_productFragment } from './ProductCard.generated.ts';
import { quickAddSku } from './quickAddSku.ts';
import classes from './ProductCard.module.css';

/** Two, three or four columns (CATALOG-08). */
const CARD_SIZES = '(min-width: 1920px) 410px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 46vw';

interface ProductCardProps {
  product: ProductCard_productFragment;
  /** True if its image belongs to the first view. */
  priority?: boolean | undefined;
  /** Level of the product name, one below the heading of the list. */
  heading?: 'h2' | 'h3' | undefined;
}

/**
 * A product in a list: image, brand, name and price as one link, a favorite button (CATALOG-08) and an add-to-cart button.
 * Memoized, as a list of hundreds re-renders for each favorite and each further page. A test counts the renders.
 */
export const ProductCard = memo(function ProductCard({ product, priority, heading: Heading = 'h2' }: ProductCardProps) {
  const { quickAdd } = useShop().config;
  const { brand, canonicalUrl, lowestPrice, totalStock, unitPrice } = product;
  const name = product.name ?? '';
  const [image, secondImage] = compact(product.productImages);
  const status = totalStock && stockStatus(totalStock);
  const sku = quickAdd ? quickAddSku(product) : undefined;
  const [hasMouse, setHasMouse] = useState(false);

  return (
    <article
      className={classes.card}
      data-alias={product.alias}
      data-sold-out={(status && !isAvailable(status)) || undefined}
      onPointerEnter={({ pointerType }) => setHasMouse(pointerType === 'mouse')}
    >
      <div className={classes.media}>
        {image && (
          <ProductPicture
            className={classes.picture}
            fileName={image.fileName}
            alt={brand ? `${brand.name} ${name}` : name}
            sizes={CARD_SIZES}
            priority={priority}
          />
        )}
        {/* Loaded on hover, and never on touch screens. */}
        {hasMouse && secondImage && (
          <ProductPicture className={classes.second} fileName={secondImage.fileName} alt="" sizes={CARD_SIZES} />
        )}
        <Labels product={product} />
      </div>
      <div className={classes.details}>
        {brand?.name && <p className={classes.brand}>{brand.name}</p>}
        <Heading className={classes.name}>{canonicalUrl ? <Link to={canonicalUrl}>{name}</Link> : name}</Heading>
        {unitPrice && <Price price={unitPrice} lowest={lowestPrice} />}
        {totalStock && (status?.kind === 'few' || status?.kind === 'outOfStock') && <StockStatus stock={totalStock} />}
      </div>
      <FavoriteToggle className={classes.favorite} productId={product.productId} name={name} />
      {sku && (
        <div className={classes.corner}>
          <QuickAdd className={classes.quickAdd} sku={sku} name={name} href={canonicalUrl} />
        </div>
      )}
    </article>
  );
});

/** The discount in percent (PRICE-06) and the campaigns without `hideTitle`. */
function Labels({ product }: Pick<ProductCardProps, 'product'>) {
  const { t } = useTranslation('commerce');
  const percentage = product.unitPrice?.isDiscounted ? product.unitPrice.discountPercentage : 0;
  const campaigns = compact(product.discountCampaigns).filter(({ hideTitle }) => !hideTitle);
  if (percentage <= 0 && campaigns.length === 0) return null;

  return (
    <ul className={classes.labels}>
      {percentage > 0 && (
        <Badge as="li" tone="sale">
          {t('price.discount', { percentage })}
        </Badge>
      )}
      {campaigns.map(({ name }) => (
        <Badge as="li" key={name}>
          {name}
        </Badge>
      ))}
    </ul>
  );
}
