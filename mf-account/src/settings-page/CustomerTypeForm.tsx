import { useState } from 'react';
import { AUTH_COOKIES, CUSTOMER_TYPE_MAX_AGE_SECONDS } from '@hemvaror/runtime/auth/authCookies';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { writeCookie } from '@hemvaror/runtime/state/cookies';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { RadioGroup } from '@hemvaror/ui/choice/RadioGroup';
import type { FormOutcome } from '../account-panel/useAccountForm.ts';
import { customerTypeOf } from './account.ts';
import { EditForm } from './EditForm.tsx';
import type { SettingsFormProps } from './settingsFormProps.ts';

/** Selects person or company, which also sets VAT in prices for the whole shop (PRICE-10). */
export function CustomerTypeForm({ account, save, close }: SettingsFormProps) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [selected, setSelected] = useState(customerTypeOf(account));

  async function saveType(): Promise<FormOutcome> {
    const outcome = await save({ customerType: selected });
    if (!outcome.ok) return outcome;
    dispatch(siteSlice.actions.customerTypeChanged(selected));
    writeCookie(AUTH_COOKIES.customerType, selected, CUSTOMER_TYPE_MAX_AGE_SECONDS);
    return outcome;
  }

  return (
    <EditForm save={saveType} close={close}>
      <RadioGroup
        legend={t('settings.field.customerType')}
        name="customerType"
        value={selected}
        onChange={(value) => setSelected(value === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON')}
        options={[
          { value: 'PERSON', name: t('settings.type.PERSON') },
          { value: 'ORGANIZATION', name: t('settings.type.ORGANIZATION') },
        ]}
      />
    </EditForm>
  );
}
