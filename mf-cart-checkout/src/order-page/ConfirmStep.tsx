import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { TextArea } from '@hemvaror/ui/field/TextArea';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { LineFrame } from '../cart-lines/LineFrame.tsx';
import { INTENTS, MAX_MESSAGE_LENGTH, MESSAGE_NAME } from './orderIntents.ts';
import type { OrderPage_orderFragment } from './OrderPage.generated.ts';
import { stepAddress } from './orderPageStep.ts';
import { ProofField } from './ProofField.tsx';
import { useProof, type RequestedProof } from './useProof.ts';
import { quantityField } from './withdrawalSelection.ts';
import classes from './StepForm.module.css';

interface ConfirmStepProps {
  path: string;
  order: OrderPage_orderFragment;
  /** Pairs of line id and quantity. */
  items: [itemId: number, quantity: number][];
  /** The message of an attempt that was refused. */
  message: string | undefined;
  proof: RequestedProof | undefined;
}

/** The second step of a withdrawal: buyer, order and items, which the buyer confirms. */
export function ConfirmStep({ path, order, items, message, proof }: ConfirmStepProps) {
  const { t } = useTranslation('cart-checkout');
  const lines = new Map(compact(order.cart?.items).map((line) => [line.id, line]));
  const firstName = order.billingAddress?.firstName ?? '';
  const { field, handleSubmit } = useProof(proof);

  return (
    // The server has the texts of the shop for every field.
    <form method="post" action={path} noValidate className={classes.step} onSubmit={handleSubmit}>
      <input type="hidden" name="intent" value={INTENTS.withdraw} />
      <div className={classes.head}>
        <Text muted>{t('orderPage.withdraw.step', { step: 2, id: order.id ?? '' })}</Text>
        <Heading size="page" as="h1">
          {t('orderPage.stepTitle.confirm', { id: order.id ?? '' })}
        </Heading>
        <Text size="lead">
          {firstName
            ? t('orderPage.withdraw.statementOf', { name: firstName, id: order.id ?? '' })
            : t('orderPage.withdraw.statement', { id: order.id ?? '' })}
        </Text>
      </div>
      <ul className={classes.lines}>
        {items.map(([itemId, quantity]) => {
          const line = lines.get(String(itemId));
          const foot = <Text>{t('orderPage.withdraw.return', { count: quantity })}</Text>;
          return line && <LineFrame key={itemId} line={line} foot={foot} />;
        })}
      </ul>
      {items.map(([itemId, quantity]) => (
        <input key={itemId} type="hidden" name={quantityField(itemId)} value={quantity} />
      ))}
      {proof && <ProofField field={field} />}
      <TextArea
        label={t('orderPage.withdraw.message')}
        optionalMark={t('field.optional')}
        name={MESSAGE_NAME}
        defaultValue={message}
        maxLength={MAX_MESSAGE_LENGTH}
      />
      <div className={classes.text}>
        <Text>{t('orderPage.withdraw.receipt')}</Text>
        <Text>{t('orderPage.withdraw.sendBack')}</Text>
        <Text>{t('orderPage.withdraw.refund')}</Text>
      </div>
      <div className={classes.buttons}>
        <Button type="submit">{t('orderPage.withdraw.confirm')}</Button>
        <Button variant="secondary" href={stepAddress(path, 'select')}>
          {t('orderPage.withdraw.change')}
        </Button>
      </div>
    </form>
  );
}
