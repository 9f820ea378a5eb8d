import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { EditForm } from './EditForm.tsx';
import type { SettingsFormProps } from './settingsFormProps.ts';

export function NewsletterForm({ account, save, close }: SettingsFormProps) {
  const { t } = useTranslation('account');

  return (
    <EditForm save={(values) => save({ newsletter: values.has('newsletter') })} close={close}>
      <Checkbox name="newsletter" defaultChecked={account.newsletter ?? false}>
        {t('field.newsletter')}
      </Checkbox>
    </EditForm>
  );
}
