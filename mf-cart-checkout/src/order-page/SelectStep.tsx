import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Select } from '@hemvaror/ui/select/Select';
import { Text } from '@hemvaror/ui/text/Text';
import { lineDetails } from '../cart-lines/lineDetails.ts';
import { LineFrame } from '../cart-lines/LineFrame.tsx';
import type { OrderPage_orderFragment } from './OrderPage.generated.ts';
import { STEP_PARAMETER, STEPS } from './orderPageStep.ts';
import { quantityField } from './withdrawalSelection.ts';
import classes from './StepForm.module.css';

interface SelectStepProps {
  path: string;
  order: OrderPage_orderFragment;
  /** True if the form was sent without items. */
  isEmpty: boolean;
}

/** The first step of a withdrawal: which items. A GET form, so that the second step is a document with an address. */
export function SelectStep({ path, order, isEmpty }: SelectStepProps) {
  const { t } = useTranslation('cart-checkout');
  const states = new Map(compact(order.itemStates).map((state) => [String(state.itemId), state]));
  const lines = compact(order.cart?.items).flatMap((line) => {
    const state = states.get(line.id);
    return state && state.withdrawable > 0 ? [{ line, state }] : [];
  });

  return (
    <form method="get" action={path} className={classes.step}>
      <input type="hidden" name={STEP_PARAMETER} value={STEPS.confirm} />
      <div className={classes.head}>
        <Text muted>{t('orderPage.withdraw.step', { step: 1, id: order.id ?? '' })}</Text>
        <Heading size="page" as="h1">
          {t('orderPage.stepTitle.select', { id: order.id ?? '' })}
        </Heading>
        <Text size="lead">{t('orderPage.withdraw.select')}</Text>
      </div>
      {isEmpty && <Notice tone="error" title={t('orderPage.withdraw.empty')} />}
      <ul className={classes.lines}>
        {lines.map(({ line, state }) => (
          <WithdrawalLine
            key={line.id}
            line={line}
            itemId={state.itemId}
            withdrawable={state.withdrawable}
            // A single item is what the buyer wants to return.
            initial={lines.length === 1 && state.withdrawable === 1 ? 1 : 0}
          />
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button type="submit">{t('orderPage.withdraw.next')}</Button>
        <Button variant="secondary" href={path}>
          {t('orderPage.withdraw.back')}
        </Button>
      </div>
    </form>
  );
}

interface WithdrawalLineProps {
  line: CartLine;
  itemId: number;
  withdrawable: number;
  initial: number;
}

function WithdrawalLine({ line, itemId, withdrawable, initial }: WithdrawalLineProps) {
  const { t } = useTranslation('cart-checkout');
  const quantities = Array.from({ length: withdrawable + 1 }, (_unused, quantity) => quantity);

  return (
    <LineFrame
      line={line}
      foot={
        <Select
          className={classes.quantity}
          label={t('orderPage.withdraw.quantityOf', { name: lineDetails(line).name })}
          labelHidden
          name={quantityField(itemId)}
          defaultValue={String(initial)}
          options={quantities.map((quantity) => ({
            value: String(quantity),
            label: quantity === 0 ? t('orderPage.withdraw.keep') : t('orderPage.withdraw.return', { count: quantity }),
          }))}
        />
      }
    />
  );
}
