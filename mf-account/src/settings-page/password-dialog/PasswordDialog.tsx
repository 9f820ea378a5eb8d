import { useId } from 'react';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { nonEmpty } from '@hemvaror/domain/validation/required';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { PasswordField } from '@hemvaror/ui/field/PasswordField';
import { Modal } from '@hemvaror/ui/modal/Modal';
import { FormFeedback } from '../../account-panel/FormFeedback.tsx';
import { useAccountField } from '../../account-panel/useAccountField.ts';
import { textOf, useAccountForm, type FormOutcome } from '../../account-panel/useAccountForm.ts';
import classes from './PasswordDialog.module.css';

interface PasswordDialogProps {
  open: boolean;
  close: () => void;
  title: string;
  text: string;
  /** Label of the button that confirms. */
  submitLabel: string;
  /** Called after the password was confirmed. The dialog shows a failure. */
  run: () => Promise<FormOutcome>;
}

/** Prompts for the password, for a step that requires a recent login. */
export function PasswordDialog({ open, close, title, text, submitLabel, run }: PasswordDialogProps) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const formId = useId();
  const { feedback, isBusy, submit, hideFeedback } = useAccountForm();
  const passwordField = useAccountField(nonEmpty, hideFeedback);

  const steps = {
    check: (values: FormData) => passwordField.check(textOf(values, 'password')),
    send: async (values: FormData): Promise<FormOutcome> => {
      const confirmed = await auth.confirmPassword(textOf(values, 'password'));
      return confirmed.ok ? run() : confirmed;
    },
  };

  function cancel(): void {
    hideFeedback();
    close();
  }

  return (
    <Modal
      open={open}
      title={title}
      closeLabel={t('panel.close')}
      onClose={cancel}
      actions={
        <>
          <Button type="submit" form={formId} loading={isBusy}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {t('settings.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.confirm} noValidate onSubmit={(event) => void submit(event, steps)}>
        <FormFeedback frame="confirm" feedback={feedback === 'done' ? null : feedback} />
        <p>{text}</p>
        <PasswordField
          {...passwordField.props}
          label={t('confirm.password')}
          revealLabel={t('field.reveal')}
          name="password"
          autoComplete="current-password"
          required
        />
      </form>
    </Modal>
  );
}
