import { useId } from 'react';
import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { Price } from '@hemvaror/commerce-ui/price/Price';
import { quickAddSku } from '@hemvaror/commerce-ui/product-card/quickAddSku';
import { QuickAdd } from '@hemvaror/commerce-ui/quick-add/QuickAdd';
import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import type { SuggestionList_productFragment } from './SuggestionList.generated.ts';
import classes from './SuggestionList.module.css';

interface SuggestionListProps {
  title: string;
  products: readonly SuggestionList_productFragment[];
}

/** Products below the cart. Those of one size can be added at once. Renders nothing without products. */
export function SuggestionList({ title, products }: SuggestionListProps) {
  const id = useId();
  if (products.length === 0) return null;

  return (
    <section className={classes.suggestions} aria-labelledby={id}>
      <Heading size="small" as="h3" id={id}>
        {title}
      </Heading>
      <ul className={classes.list}>
        {products.map((product) => (
          <Suggestion key={product.productId} product={product} />
        ))}
      </ul>
    </section>
  );
}

function Suggestion({ product }: { product: SuggestionList_productFragment }) {
  const { t } = useTranslation('cart-checkout');
  const { canonicalUrl, unitPrice, lowestPrice } = product;
  const name = product.name ?? '';
  const [image] = compact(product.productImages);
  const sku = quickAddSku(product);

  return (
    <li className={classes.item}>
      {image ? (
        <ProductPicture fileName={image.fileName} alt="" sizes="56px" className={classes.picture} />
      ) : (
        <span className={classes.picture} aria-hidden="true" />
      )}
      <div className={classes.details}>
        <p>
          {canonicalUrl ? (
            <Link to={canonicalUrl} className={classes.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {unitPrice && <Price price={unitPrice} lowest={lowestPrice} />}
        {!sku && (
          <Text size="small" muted>
            {t('suggestions.sizes')}
          </Text>
        )}
      </div>
      {sku && (
        <div className={classes.add}>
          <QuickAdd sku={sku} name={name} href={canonicalUrl} />
        </div>
      )}
    </li>
  );
}
