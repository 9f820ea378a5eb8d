import { useId, useState } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Text } from '@hemvaror/ui/text/Text';
import { FormFeedback } from '../../account-panel/FormFeedback.tsx';
import { feedbackOf, type Feedback, type FormOutcome } from '../../account-panel/useAccountForm.ts';
import { failedOutcome } from '../../failedOutcome.ts';
import { queryAsCustomer, retryWithFreshToken } from '../../queryAsCustomer.ts';
import { ExportUserDocument } from '../Settings.generated.ts';
import { downloadJson } from './downloadJson.ts';
import { PasswordDialog } from '../password-dialog/PasswordDialog.tsx';
import classes from './Privacy.module.css';

/**
 * Downloads all data of the customer as a JSON file: the rights of access and of data portability (GDPR, articles 15 and 20).
 * Prompts for the password if the login is not recent.
 */
export function DataExport() {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const operations = useOperations();
  const id = useId();
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [needsPassword, setNeedsPassword] = useState(false);

  async function download(): Promise<FormOutcome> {
    const send = () => queryAsCustomer(operations, 'the data export', { document: ExportUserDocument });
    const result = await retryWithFreshToken(auth, send).catch((error: unknown) => failedOutcome(error));
    if (result !== null && 'reason' in result) return result;
    if (!result?.exportUser) return { ok: false, reason: 'failed' };
    downloadJson(result.exportUser, `${t('settings.export.fileName')}-${new Date().toISOString().slice(0, 10)}.json`);
    return { ok: true };
  }

  async function start(): Promise<void> {
    setFeedback(null);
    setBusy(true);
    const outcome = await download();
    setBusy(false);
    if (!outcome.ok && outcome.reason === 'passwordNeeded') setNeedsPassword(true);
    else setFeedback(feedbackOf(outcome));
  }

  async function downloadConfirmed(): Promise<FormOutcome> {
    const outcome = await download();
    if (outcome.ok) {
      setNeedsPassword(false);
      setFeedback('done');
    }
    return outcome;
  }

  return (
    <div className={classes.export}>
      <Text id={id}>{t('settings.export.text')}</Text>
      <FormFeedback frame="settings.export" feedback={feedback} />
      <div>
        <Button variant="secondary" loading={isBusy} aria-describedby={id} onClick={() => void start()}>
          {t('settings.export.submit')}
        </Button>
      </div>
      <PasswordDialog
        open={needsPassword}
        close={() => setNeedsPassword(false)}
        title={t('settings.export.question')}
        text={t('settings.export.confirmText')}
        submitLabel={t('settings.export.submit')}
        run={downloadConfirmed}
      />
    </div>
  );
}
