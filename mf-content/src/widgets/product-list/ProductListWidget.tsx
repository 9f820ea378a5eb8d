import { ProductCard } from '@hemvaror/commerce-ui/product-card/ProductCard';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { SectionHead } from '@hemvaror/ui/section/Section';
import { Slider } from '@hemvaror/ui/slider/Slider';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { Configuration, WidgetProps } from '../../widget-area/widget.ts';
import { textOf } from '../configuration.ts';
import { ContentLink } from '../content-link/ContentLink.tsx';
import { isSideBySide } from '../isSideBySide.ts';
import classes from './ProductListWidget.module.css';
import { ProductRows } from './ProductRows.tsx';

/** Products in a slider, in a grid or, beside an image, as rows (WIDGET-04). Renders nothing without products. */
export function ProductListWidget({ widget: { configuration, products = [] }, container }: WidgetProps) {
  const { t } = useTranslation('content');
  const title = textOf(configuration, 'title');
  if (products.length === 0) return null;

  const head = title && (
    <Heading as="h2" size="section">
      {title}
    </Heading>
  );
  if (isSideBySide(container)) {
    return (
      <div className={classes.list}>
        {head}
        <ProductRows products={products} />
      </div>
    );
  }

  const cards = products.map((product) => (
    <ProductCard key={product.productId} product={product} heading={title ? 'h3' : 'h2'} />
  ));
  const link = <ListLink configuration={configuration} title={title} />;
  if (configuration['slideshowDisabled'] !== true) {
    return (
      <Slider
        label={t('productList.label')}
        previousLabel={t('productList.previous')}
        nextLabel={t('productList.next')}
        head={head}
        tools={link}
      >
        {cards}
      </Slider>
    );
  }
  return (
    <div className={classes.list}>
      {head && <SectionHead tools={link}>{head}</SectionHead>}
      <div className={classes.grid}>{cards}</div>
    </div>
  );
}

/** The editor's link to the complete list, with the fields of a banner's button. Its name includes the title of the list. */
function ListLink({ configuration, title }: { configuration: Configuration; title: string }) {
  const text = textOf(configuration, 'buttonText');
  const href = textOf(configuration, 'href');
  if (!text || !href) return null;
  return (
    <ContentLink href={href} className={textLinkClassName('quiet')}>
      {text}
      {title && <VisuallyHidden>{title}</VisuallyHidden>}
    </ContentLink>
  );
}
