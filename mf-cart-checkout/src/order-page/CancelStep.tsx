import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import type { OrderPage_orderFragment } from './OrderPage.generated.ts';
import { INTENTS } from './orderIntents.ts';
import { ProofField } from './ProofField.tsx';
import { useProof, type RequestedProof } from './useProof.ts';
import classes from './StepForm.module.css';

interface CancelStepProps {
  path: string;
  order: OrderPage_orderFragment;
  proof: RequestedProof | undefined;
}

/** Asks the buyer to confirm the cancellation, and says what happens to the money. */
export function CancelStep({ path, order, proof }: CancelStepProps) {
  const { t } = useTranslation('cart-checkout');
  const { field, handleSubmit } = useProof(proof);

  return (
    // The server has the texts of the shop for the field.
    <form method="post" action={path} noValidate className={classes.step} onSubmit={handleSubmit}>
      <input type="hidden" name="intent" value={INTENTS.cancel} />
      <Heading size="page" as="h1">
        {t('orderPage.stepTitle.cancel', { id: order.id ?? '' })}
      </Heading>
      <div className={classes.text}>
        <Text size="lead">{t('orderPage.cancel.text')}</Text>
        <Text>{t(`orderPage.cancel.${moneyOf(order)}`)}</Text>
        {order.fromBalance > 0 && <Text>{t('orderPage.cancel.balance')}</Text>}
      </div>
      {proof && <ProofField field={field} />}
      <div className={classes.buttons}>
        <Button type="submit">{t('orderPage.cancel.confirm')}</Button>
        <Button variant="secondary" href={path}>
          {t('orderPage.cancel.keep')}
        </Button>
      </div>
    </form>
  );
}

/** The money that a cancellation gives back. An order on hold may have a reservation, or be captured after all. */
function moneyOf({ status, paymentDetails }: OrderPage_orderFragment): 'onHold' | 'paid' | 'unpaid' {
  if (status === 'on-hold') return 'onHold';
  const payments = compact(paymentDetails);
  return payments.length > 0 && payments.every(({ isPaid }) => isPaid) ? 'paid' : 'unpaid';
}
