import { ProductCard } from '@hemvaror/commerce-ui/product-card/ProductCard';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Slider } from '@hemvaror/ui/slider/Slider';
import type { WidgetProps } from '../../widget-area/widget.ts';
import { textOf } from '../configuration.ts';
import classes from './ProductListWidget.module.css';

/** Products in a slider or a grid (WIDGET-04). Renders nothing without products. */
export function ProductListWidget({ widget: { configuration, products = [] } }: WidgetProps) {
  const { t } = useTranslation('content');
  const title = textOf(configuration, 'title');
  if (products.length === 0) return null;

  const head = title && (
    <Heading as="h2" size="section">
      {title}
    </Heading>
  );
  const cards = products.map((product) => (
    <ProductCard key={product.productId} product={product} heading={title ? 'h3' : 'h2'} />
  ));

  if (configuration['slideshowDisabled'] !== true) {
    return (
      <Slider
        label={t('productList.label')}
        previousLabel={t('productList.previous')}
        nextLabel={t('productList.next')}
        head={head}
      >
        {cards}
      </Slider>
    );
  }
  return (
    <div className={classes.list}>
      {head}
      <div className={classes.grid}>{cards}</div>
    </div>
  );
}
