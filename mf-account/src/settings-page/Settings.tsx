import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { countryName } from '@hemvaror/domain/market/countryName';
import { formatZip } from '@hemvaror/domain/validation/zip';
import { customerTypeOf, textsOf, type Account } from './account.ts';
import { AddressForm } from './AddressForm.tsx';
import { CustomerTypeForm } from './CustomerTypeForm.tsx';
import { EmailsForm } from './EmailsForm.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { Privacy } from './privacy/Privacy.tsx';
import { Sessions, type LoadedSessions } from './sessions/Sessions.tsx';
import { SettingsBlock } from './SettingsBlock.tsx';
import { useAccount } from './useAccount.ts';
import classes from './Settings.module.css';

/** The account details, in blocks that are edited one at a time (ACCOUNT-06). */
export function Settings({ loaded, sessions }: { loaded: Account; sessions: LoadedSessions }) {
  const { t } = useTranslation('account');
  const { languageId, config: given } = useShop();
  // A shell that was released before the setting has the toggle.
  const config: Partial<PublicConfig> = given;
  const { customerTypeToggle = true } = config;
  const { account, save } = useAccount(loaded);
  const editing = { account, save };
  const texts = textsOf(account);
  const customerType = customerTypeOf(account);
  const isCompany = customerType === 'ORGANIZATION';
  const gender = account.gender === null || account.gender === 'UNSET' ? '' : t(`settings.gender.${account.gender}`);
  const name = `${texts.firstName} ${texts.lastName}`.trim();
  const zipAndCity = `${formatZip(texts.zip, texts.country)} ${texts.city}`.trim();

  return (
    <div className={classes.blocks}>
      {customerTypeToggle && (
        <SettingsBlock
          title={t('settings.type.title')}
          rows={[[t('settings.field.customerType'), t(`settings.type.${customerType}`)]]}
          Form={CustomerTypeForm}
          {...editing}
        />
      )}
      <SettingsBlock
        title={t(isCompany ? 'settings.company.title' : 'settings.person.title')}
        rows={[
          [t('field.email'), account.email],
          ...(isCompany ? [row('organizationId', texts.personalId), row('company', texts.company)] : []),
          row('name', name),
          row('phone', texts.phone),
          ...(isCompany ? [] : [row('personalId', texts.personalId), row('gender', gender)]),
        ]}
        Form={IdentityForm}
        {...editing}
      />
      <SettingsBlock
        title={t('settings.address.title')}
        rows={[
          row(
            'address',
            [texts.careOf && `c/o ${texts.careOf}`, texts.addressLine1, texts.addressLine2].filter(Boolean).join('\n'),
          ),
          row('place', [zipAndCity, countryName(texts.country, languageId)].filter(Boolean).join('\n')),
          row('entryCode', texts.entryCode),
        ]}
        Form={AddressForm}
        {...editing}
      />
      <SettingsBlock
        title={t('settings.emails.title')}
        rows={[
          row('newsletter', choice(account.newsletter)),
          ...(account.reviewInvitations === undefined
            ? []
            : [row('reviewInvitations', choice(account.reviewInvitations))]),
        ]}
        Form={EmailsForm}
        {...editing}
      />
      <Privacy />
      {/* Last, because it loads after the rest and must not shift the layout. */}
      <Sessions loaded={sessions} />
    </div>
  );

  function row(field: string, value: string): [label: string, value: string] {
    return [t(`settings.field.${field}`), value];
  }

  function choice(isChosen: boolean | null): string {
    return t(isChosen ? 'settings.emails.yes' : 'settings.emails.no');
  }
}
