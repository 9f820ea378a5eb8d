import { RichText } from '@hemvaror/commerce-ui/rich-text/RichText';
import { Accordion, AccordionItem } from '@hemvaror/ui/accordion/Accordion';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Prose } from '@hemvaror/ui/text/Prose';
import type { ProductDetails_productFragment } from './ProductDetails.generated.ts';
import classes from './ProductDetails.module.css';
import { specification } from './specification.ts';
import { useProductTranslation } from './messages/useProductTranslation.ts';

/** Texts of a product in an accordion, with the specification beside them or, on small screens, among them. */
export function ProductDetails({ product }: { product: ProductDetails_productFragment }) {
  const { t } = useProductTranslation();
  const { articleNumber, texts } = product;
  const rows = [
    ...specification(product),
    ...(articleNumber ? [{ name: t('details.articleNumber'), value: articleNumber }] : []),
  ];
  const list = (
    <dl className={classes.specification}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );

  return (
    <div className={classes.details}>
      <Accordion>
        {texts?.text2 && (
          <AccordionItem heading="h2" title={t('details.description')} defaultOpen>
            <Prose>
              <RichText html={texts.text2} />
            </Prose>
          </AccordionItem>
        )}
        {rows.length > 0 && (
          <AccordionItem className={classes.onlySmall} heading="h2" title={t('details.specification')}>
            {list}
          </AccordionItem>
        )}
        {texts?.text3 && (
          <AccordionItem heading="h2" title={t('details.care')}>
            <Prose>
              <RichText html={texts.text3} />
            </Prose>
          </AccordionItem>
        )}
      </Accordion>
      {rows.length > 0 && (
        <div className={classes.box}>
          <Heading size="part" as="h2">
            {t('details.specification')}
          </Heading>
          {list}
        </div>
      )}
    </div>
  );
}
