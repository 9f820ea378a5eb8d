import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { NumberedSteps } from '../numbered-steps/NumberedSteps.tsx';
import classes from './NextSteps.module.css';

interface NextStepsProps {
  /** True if an item of the order is made to order. */
  isBackordered: boolean;
  /** True if another item is in stock. */
  hasStockItems: boolean;
}

type NextStep = 'pack' | 'make' | 'notice' | 'try';

/** What happens to the order, in order. It ends with the right to return, which companies do not have. */
export function NextSteps({ isBackordered, hasStockItems }: NextStepsProps) {
  const { t } = useTranslation('cart-checkout');
  const isPerson = useSelector(siteSlice.selectors.selectCustomerType) === 'PERSON';
  const steps: NextStep[] = [...stepsToDelivery(isBackordered, hasStockItems), ...(isPerson ? (['try'] as const) : [])];

  return (
    <NumberedSteps
      className={classes.next}
      heading="h2"
      steps={steps.map((step) => ({
        title: t(`confirmation.next.${step}`),
        text: t(`confirmation.next.${step}Text`),
      }))}
    />
  );
}

function stepsToDelivery(isBackordered: boolean, hasStockItems: boolean): NextStep[] {
  if (!isBackordered) return ['pack', 'notice'];
  return hasStockItems ? ['pack', 'make', 'notice'] : ['make', 'notice'];
}
