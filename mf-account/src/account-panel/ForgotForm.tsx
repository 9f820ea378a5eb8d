import type { Ref } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import { email } from '@storefront/domain/validation/email';
import { useTranslation } from '@storefront/platform/i18next';
import { Button } from '@storefront/ui/button/Button';
import { Field } from '@storefront/ui/field/Field';
import { Text } from '@storefront/ui/text/Text';
import classes from './AccountForm.module.css';
import { FormFeedback } from './FormFeedback.tsx';
import { RequestPasswordResetDocument } from './ForgotForm.generated.ts';
import { useAccountField } from './useAccountField.ts';
import { textOf, useAccountForm, type FormOutcome } from './useAccountForm.ts';

/** Asks for the mail with the link to a new password. Says the same whether or not there is an account (ACCOUNT-03). */
export function ForgotForm({ ref }: { ref?: Ref<HTMLFormElement> }) {
  const { t } = useTranslation('account');
  const operations = useOperations();
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm();
  const emailField = useAccountField(email, hideFeedback);

  async function send(values: FormData): Promise<FormOutcome> {
    try {
      const variables = { email: textOf(values, 'email').trim() };
      await operations.mutate({ document: RequestPasswordResetDocument, variables });
      return { ok: true };
    } catch {
      // The shopper reads that it failed, and can send again.
      return { ok: false, reason: 'failed' };
    }
  }

  const steps = { check: (values: FormData) => emailField.check(textOf(values, 'email')), send };

  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={(event) => void submit(event, steps)}>
      <FormFeedback frame="forgot" feedback={feedback} />
      <Text>{t('forgot.text')}</Text>
      <Field
        {...emailField.props}
        label={t('field.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
      />
      <Button type="submit" wide loading={isBusy}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
