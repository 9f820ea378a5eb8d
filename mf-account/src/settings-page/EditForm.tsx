import { useTranslation } from '@storefront/platform/i18next';
import type { ReactNode } from 'react';
import { Button } from '@storefront/ui/button/Button';
import { FormFeedback } from '../account-panel/FormFeedback.tsx';
import { keepPlace } from '../account-panel/keepPlace.ts';
import { useAccountForm, type FormOutcome } from '../account-panel/useAccountForm.ts';
import classes from './EditForm.module.css';

interface EditFormProps {
  /** Judges every field. @returns whether all are in order */
  check?: (values: FormData) => boolean;
  save: (values: FormData) => Promise<FormOutcome>;
  close: () => void;
  children: ReactNode;
}

/** Fields of a block, with the ways to save and to leave them as they were. */
export function EditForm({ check = () => true, save, close, children }: EditFormProps) {
  const { t } = useTranslation('account');
  const { feedback, isBusy, submit } = useAccountForm();

  async function send(values: FormData): Promise<FormOutcome> {
    const outcome = await save(values);
    if (outcome.ok) close();
    return outcome;
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event, { check, send })}>
      <FormFeedback frame="settings" feedback={feedback === 'done' ? null : feedback} />
      <div className={classes.fields}>{children}</div>
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          {t('settings.save')}
        </Button>
        <Button variant="secondary" onMouseDown={keepPlace} onClick={close}>
          {t('settings.cancel')}
        </Button>
      </div>
    </form>
  );
}
