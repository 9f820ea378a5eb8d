import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { EditForm } from './EditForm.tsx';
import type { SettingsFormProps } from './settingsFormProps.ts';

/** The emails that a customer can choose: the newsletter and, if the API has them, those that ask for reviews. */
export function EmailsForm({ account, save, close }: SettingsFormProps) {
  const { t } = useTranslation('account');
  const { newsletter, reviewInvitations } = account;

  return (
    <EditForm
      save={(values) =>
        save({ newsletter: values.has('newsletter'), reviewInvitations: values.has('reviewInvitations') })
      }
      close={close}
    >
      <Checkbox name="newsletter" defaultChecked={newsletter ?? false}>
        {t('field.newsletter')}
      </Checkbox>
      {reviewInvitations !== undefined && (
        <Checkbox name="reviewInvitations" defaultChecked={reviewInvitations ?? false}>
          {t('field.reviewInvitations')}
        </Checkbox>
      )}
    </EditForm>
  );
}
