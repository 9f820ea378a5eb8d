import type { FormEvent } from 'react';
import type { RefusedField } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { Button } from '@hemvaror/ui/button/Button';
import { Field } from '@hemvaror/ui/field/Field';
import { useFinderField } from './useFinderField.ts';
import classes from './OrderFinderPage.module.css';

interface FinderFormProps {
  /** The fields of a post that was refused. */
  refused: readonly RefusedField[];
}

/** Order number and email. The browser posts it, with and without JavaScript; scripts only show errors sooner. */
export function FinderForm({ refused }: FinderFormProps) {
  const { t } = useTranslation('cart-checkout');
  const path = usePathTo()('order-finder');
  const number = useFinderField('orderNumber', refused);
  const email = useFinderField('email', refused);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const values = new FormData(form);
    const checks = [number.check(values), email.check(values)];
    if (checks.every(Boolean)) return;
    event.preventDefault();
    // Wait until the errors are rendered.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    // The server has the texts of the shop for every field.
    <form method="post" action={path} noValidate className={classes.form} onSubmit={handleSubmit}>
      <Field
        {...number.props}
        label={t('orderFinder.number')}
        hint={t('orderFinder.numberHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...email.props}
        label={t('field.email')}
        hint={t('orderFinder.emailHint')}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" wide>
        {t('orderFinder.submit')}
      </Button>
    </form>
  );
}
