import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { ReturnsLink } from './ReturnsLink.tsx';
import classes from './OrderFinderPage.module.css';

/** The terms for companies, which have no right of withdrawal. */
export function CompanyTerms() {
  const { t } = useTranslation('cart-checkout');

  return (
    <section className={classes.aside}>
      <Heading size="part" as="h2">
        {t('orderFinder.company.title')}
      </Heading>
      <Text>{t('orderFinder.company.text')}</Text>
      <Text size="small">
        <ReturnsLink page="returns" />
      </Text>
    </section>
  );
}
