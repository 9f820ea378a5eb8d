import { companyName, personName } from '@hemvaror/domain/validation/names';
import { organizationId } from '@hemvaror/domain/validation/organizationId';
import { personalId } from '@hemvaror/domain/validation/personalId';
import { phone } from '@hemvaror/domain/validation/phone';
import { optional } from '@hemvaror/domain/validation/rule';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Field } from '@hemvaror/ui/field/Field';
import { Select } from '@hemvaror/ui/select/Select';
import { textOf } from '../account-panel/useAccountForm.ts';
import { customerTypeOf, GENDERS } from './account.ts';
import { AccountTextField } from './AccountTextField.tsx';
import { EditForm } from './EditForm.tsx';
import type { SettingsFormProps } from './settingsFormProps.ts';
import { useAccountTexts } from './useAccountTexts.ts';

/** Personal or company details. The email is the user name and cannot be changed (OP-45). */
export function IdentityForm({ account, save, close }: SettingsFormProps) {
  const { t } = useTranslation('account');
  const isCompany = customerTypeOf(account) === 'ORGANIZATION';
  const form = useAccountTexts(
    account,
    isCompany
      ? ['personalId', 'company', 'firstName', 'lastName', 'phone']
      : ['personalId', 'firstName', 'lastName', 'phone'],
    {
      personalId: () => optional(isCompany ? organizationId : personalId),
      company: () => companyName,
      firstName: () => personName,
      lastName: () => personName,
      phone: () => optional(phone),
    },
  );

  return (
    <EditForm
      check={form.check}
      save={(values) => {
        const gender = GENDERS.find((known) => known === textOf(values, 'gender'));
        return save({ texts: form.textsIn(values, 'SE'), ...(gender && { gender }) });
      }}
      close={close}
    >
      <Field label={t('field.email')} value={account.email} readOnly hint={t('settings.emailStays')} />
      {isCompany && (
        <>
          <AccountTextField
            form={form}
            name="personalId"
            label="organizationId"
            hint={t('settings.hint.organizationId')}
          />
          <AccountTextField form={form} name="company" autoComplete="organization" required />
        </>
      )}
      <AccountTextField form={form} name="firstName" autoComplete="given-name" required />
      <AccountTextField form={form} name="lastName" autoComplete="family-name" required />
      <AccountTextField form={form} name="phone" type="tel" autoComplete="tel" />
      {!isCompany && (
        <>
          <AccountTextField form={form} name="personalId" hint={t('settings.hint.personalId')} />
          <div data-span="3">
            <Select
              label={t('settings.field.gender')}
              name="gender"
              defaultValue={account.gender ?? undefined}
              options={GENDERS.map((value) => ({ value, label: t(`settings.gender.${value}`) }))}
            />
          </div>
        </>
      )}
    </EditForm>
  );
}
