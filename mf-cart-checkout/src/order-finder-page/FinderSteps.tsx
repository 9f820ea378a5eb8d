import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { ReturnsLink } from './ReturnsLink.tsx';
import classes from './OrderFinderPage.module.css';

const STEPS = ['open', 'select', 'confirm'] as const;

/** How a withdrawal goes on after the mail. */
export function FinderSteps() {
  const { t } = useTranslation('cart-checkout');

  return (
    <section className={classes.aside}>
      <Heading size="part" as="h2">
        {t('orderFinder.steps.title')}
      </Heading>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <div>
              <Heading size="small" as="h3">
                {t(`orderFinder.steps.${step}`)}
              </Heading>
              <Text size="small" muted>
                {t(`orderFinder.steps.${step}Text`)}
              </Text>
            </div>
          </li>
        ))}
      </ol>
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
