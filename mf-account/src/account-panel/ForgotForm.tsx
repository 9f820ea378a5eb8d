import type { Ref } from 'react';
import { email } from '@hemvaror/domain/validation/email';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Field } from '@hemvaror/ui/field/Field';
import { Text } from '@hemvaror/ui/text/Text';
import { failedOutcome } from '../failedOutcome.ts';
import { outcomeOf } from '../refusedOutcome.ts';
import classes from './AccountForm.module.css';
import type { RequestLink } from './accountFormProps.ts';
import { FormFeedback } from './FormFeedback.tsx';
import { useAccountField } from './useAccountField.ts';
import { cleanTextOf, textOf, useAccountForm, type FormOutcome } from './useAccountForm.ts';

interface ForgotFormProps {
  ref?: Ref<HTMLFormElement>;
  requestLink: RequestLink;
}

/** Requests the mail with the reset link. Shows the same message whether or not the account exists (ACCOUNT-03). */
export function ForgotForm({ ref, requestLink }: ForgotFormProps) {
  const { t } = useTranslation('account');
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm();
  const emailField = useAccountField(email, hideFeedback);

  async function send(values: FormData): Promise<FormOutcome> {
    try {
      const { refusals } = await requestLink(cleanTextOf(values, 'email'));
      return outcomeOf(refusals) ?? { ok: true };
    } catch (error) {
      // The form shows the error, and the shopper can retry.
      return failedOutcome(error);
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
