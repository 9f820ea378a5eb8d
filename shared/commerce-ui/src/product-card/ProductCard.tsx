import { memo, useState } from 'react';
import { isNewProduct } from '@hemvaror/domain/catalog/isNewProduct';
import { compact } from '@hemvaror/domain/compact';
import { priceView } from '@hemvaror/domain/price/priceView';
import { stockStatus, type StockStatus } from '@hemvaror/domain/stock/stockStatus';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Badge } from '@hemvaror/ui/badge/Badge';
import { SwatchDot } from '@hemvaror/ui/swatch/SwatchDot';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { FavoriteToggle } from '../favorite-toggle/FavoriteToggle.tsx';
import { ProductPicture } from '../picture/ProductPicture.tsx';
import { Price } from '../price/Price.tsx';
import { QuickAdd } from '../quick-add/QuickAdd.tsx';
import { StockLine } from '../stock-status/StockLine.tsx';
import type { ProductCard_productFragment } from './ProductCard.generated.ts';
import { quickAddSku } from './quickAddSku.ts';
import classes from './ProductCard.module.css';

/** Two or four columns in a grid, three in a slider on tablets (CATALOG-08). */
const CARD_SIZES = '(min-width: 1920px) 410px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 46vw';

/** Colors shown as dots; further ones are counted. */
const MAX_DOTS = 5;

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
      data-sold-out={status?.kind === 'outOfStock' || undefined}
      // React does not call `onPointerEnter` if the mouse comes from a part that is not hydrated.
      onPointerOver={({ pointerType }) => setHasMouse(pointerType === 'mouse')}
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
        <Campaigns product={product} />
        <Colors product={product} />
        {status && <Scarcity status={status} />}
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

type PartProps = Pick<ProductCardProps, 'product'>;

/** At most two short labels on the image: the discount in percent (PRICE-06), and whether the product is new. */
function Labels({ product: { unitPrice, lowestPrice, firstAvailableOn } }: PartProps) {
  const { t } = useTranslation('commerce');
  const { today } = useShop();
  // The percentage is the same with and without VAT.
  const percentage = unitPrice ? priceView(unitPrice, true, lowestPrice).discountPercentage : 0;

  return (
    <div className={classes.labels}>
      {percentage > 0 && <Badge tone="sale">{t('price.discount', { percentage })}</Badge>}
      {isNewProduct(firstAvailableOn, today) && <Badge>{t('new')}</Badge>}
    </div>
  );
}

/** The stock, if it matters for the decision. Not `StockStatus`, whose other texts would be part of every first view. */
function Scarcity({ status }: { status: StockStatus }) {
  const { t } = useTranslation('commerce');
  if (status.kind === 'few')
    return <StockLine status="few-left">{t('stock.few', { quantity: status.quantity })}</StockLine>;
  return status.kind === 'outOfStock' && <StockLine status="out-of-stock">{t('stock.outOfStock')}</StockLine>;
}

/** The campaigns without `hideTitle`. Not on the image, where long names would cover the product and its buttons. */
function Campaigns({ product }: PartProps) {
  const campaigns = compact(product.discountCampaigns).filter(({ hideTitle }) => !hideTitle);
  return campaigns.length > 0 && <p className={classes.campaigns}>{campaigns.map(({ name }) => name).join(' · ')}</p>;
}

/** The colors of the product's variants, if there are several. */
function Colors({ product }: PartProps) {
  const { t } = useTranslation('commerce');
  const colors = compact(product.variantGroup?.variants).flatMap(({ dimension, attributes }) =>
    dimension === 'Color' ? (compact(attributes)[0]?.value ?? []) : [],
  );
  if (colors.length < 2) return null;

  return (
    <p className={classes.colors}>
      {colors.slice(0, MAX_DOTS).map((color, at) => (
        <SwatchDot key={at} color={color} />
      ))}
      {colors.length > MAX_DOTS && <span aria-hidden="true">{`+${colors.length - MAX_DOTS}`}</span>}
      <VisuallyHidden>{t('colors', { count: colors.length })}</VisuallyHidden>
    </p>
  );
}
