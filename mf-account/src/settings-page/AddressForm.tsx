import { addressLine, city } from '@hemvaror/domain/validation/names';
import { required } from '@hemvaror/domain/validation/required';
import { allOf } from '@hemvaror/domain/validation/rule';
import { zip } from '@hemvaror/domain/validation/zip';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Select } from '@hemvaror/ui/select/Select';
import { textOf } from '../account-panel/useAccountForm.ts';
import { AccountTextField } from './AccountTextField.tsx';
import { countriesFor, countryCode } from './countries.ts';
import { EditForm } from './EditForm.tsx';
import type { SettingsFormProps } from './settingsFormProps.ts';
import { useAccountTexts } from './useAccountTexts.ts';

const NAMES = ['careOf', 'addressLine1', 'addressLine2', 'zip', 'city', 'country', 'entryCode'] as const;

export function AddressForm({ account, save, close }: SettingsFormProps) {
  const { t } = useTranslation('account');
  const { languageId, locale } = useShop();
  const form = useAccountTexts(account, NAMES, {
    addressLine1: () => addressLine,
    zip: (values) => allOf(required, (text) => zip(text, textOf(values, 'country'))),
    city: () => city,
  });
  // Preselect Sweden on the Swedish site only.
  const country = countryCode(form.texts.country, languageId) || (locale === 'sv' ? 'SE' : '');

  return (
    <EditForm
      check={form.check}
      save={(values) => save({ texts: form.textsIn(values, textOf(values, 'country')) })}
      close={close}
    >
      <AccountTextField form={form} name="addressLine1" autoComplete="address-line1" required />
      <AccountTextField form={form} name="addressLine2" autoComplete="address-line2" />
      <AccountTextField form={form} name="careOf" />
      <AccountTextField form={form} name="entryCode" autoComplete="off" />
      <AccountTextField form={form} name="zip" span={2} autoComplete="postal-code" required />
      <AccountTextField form={form} name="city" span={4} autoComplete="address-level2" required />
      <Select
        label={t('settings.field.country')}
        name="country"
        autoComplete="country"
        defaultValue={country}
        options={countriesFor(country, languageId)}
      />
    </EditForm>
  );
}
