import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Field } from '@hemvaror/ui/field/Field';
import type { useProof } from './useProof.ts';

/** The address of the order, which proves that the visitor may change it. */
export function ProofField({ field }: { field: ReturnType<typeof useProof>['field'] }) {
  const { t } = useTranslation('cart-checkout');

  return (
    <Field {...field} label={t('field.email')} hint={t('orderPage.proof.hint')} type="email" autoComplete="email" />
  );
}
