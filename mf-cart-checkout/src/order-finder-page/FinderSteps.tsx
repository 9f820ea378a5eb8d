import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { NumberedSteps } from '../numbered-steps/NumberedSteps.tsx';
import { ReturnsLink } from './ReturnsLink.tsx';
import classes from './OrderFinderPage.module.css';

const STEPS = ['open', 'select', 'confirm'] as const;

/** The steps of a withdrawal after the mail. */
export function FinderSteps() {
  const { t } = useTranslation('cart-checkout');

  return (
    <section className={classes.aside}>
      <Heading size="part" as="h2">
        {t('orderFinder.steps.title')}
      </Heading>
      <NumberedSteps
        heading="h3"
        steps={STEPS.map((step) => ({
          title: t(`orderFinder.steps.${step}`),
          text: t(`orderFinder.steps.${step}Text`),
        }))}
      />
      <Text size="small">{t('orderFinder.period')}</Text>
      <ul className={classes.links}>
        <li>
          <ReturnsLink page="returns" />
        </li>
        <li>
          <ReturnsLink page="form" />
        </li>
      </ul>
    </section>
  );
}
