import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import classes from './NextSteps.module.css';

interface NextStepsProps {
  /** True if an item of the order is made to order. */
  isBackordered: boolean;
  /** True if another item is in stock. */
  hasStockItems: boolean;
}

type NextStep = 'pack' | 'make' | 'notice' | 'try';

/** What happens to the order, in order. */
export function NextSteps({ isBackordered, hasStockItems }: NextStepsProps) {
  const { t } = useTranslation('cart-checkout');

  return (
    <ol className={classes.next}>
      {nextSteps(isBackordered, hasStockItems).map((step) => (
        <li key={step}>
          <div>
            <Heading size="small" as="h2">
              {t(`confirmation.next.${step}`)}
            </Heading>
            <Text size="small" muted>
              {t(`confirmation.next.${step}Text`)}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
}

function nextSteps(isBackordered: boolean, hasStockItems: boolean): NextStep[] {
  if (!isBackordered) return ['pack', 'notice', 'try'];
  return hasStockItems ? ['pack', 'make', 'notice', 'try'] : ['make', 'notice', 'try'];
}
