import { RichText } from '@hemvaror/commerce-ui/rich-text/RichText';
import { Accordion, AccordionItem } from '@hemvaror/ui/accordion/Accordion';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Prose } from '@hemvaror/ui/text/Prose';
import type { ProductDetails_productFragment } from './ProductDetails.generated.ts';
import classes from './ProductDetails.module.css';
import type { ProductSafety } from './safety/productSafety.ts';
import { SafetyContacts } from './safety/SafetyContacts.tsx';
import { SafetyWarnings } from './safety/SafetyWarnings.tsx';
import { specification } from './specification.ts';
import { useProductTranslation } from './messages/useProductTranslation.ts';

interface ProductDetailsProps {
  product: ProductDetails_productFragment;
  safety: ProductSafety | null;
}

/** Warnings and texts of a product, the texts in an accordion, with the specification beside them or, on small screens, among them. */
export function ProductDetails({ product, safety }: ProductDetailsProps) {
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
      <div className={classes.texts}>
        {safety?.warnings && <SafetyWarnings warnings={safety.warnings} />}
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
          {(safety?.manufacturer || safety?.responsiblePerson) && (
            <AccordionItem heading="h2" title={t('safety.title')}>
              <SafetyContacts manufacturer={safety.manufacturer} responsiblePerson={safety.responsiblePerson} />
            </AccordionItem>
          )}
        </Accordion>
      </div>
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
