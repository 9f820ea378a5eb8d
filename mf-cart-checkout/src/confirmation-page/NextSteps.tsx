import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { NumberedSteps } from '../numbered-steps/NumberedSteps.tsx';
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
    <NumberedSteps
      className={classes.next}
      heading="h2"
      steps={nextSteps(isBackordered, hasStockItems).map((step) => ({
        title: t(`confirmation.next.${step}`),
        text: t(`confirmation.next.${step}Text`),
      }))}
    />
  );
}

function nextSteps(isBackordered: boolean, hasStockItems: boolean): NextStep[] {
  if (!isBackordered) return ['pack', 'notice', 'try'];
  return hasStockItems ? ['pack', 'make', 'notice', 'try'] : ['make', 'notice', 'try'];
}
