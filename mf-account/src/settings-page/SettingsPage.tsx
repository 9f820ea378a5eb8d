import { apolloContext } from '@storefront/api/operations';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { AccountFailed } from '../account-frame/AccountFailed.tsx';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { Late } from '../late/Late.tsx';
import type { Account } from './account.ts';
import { askForAccount } from './askForAccount.ts';
import { Settings } from './Settings.tsx';

export interface SettingsPageData {
  /** Null when the API took the customer for a visitor: the browser asks again. */
  account: Account | null;
}

export async function loader({ context }: LoaderArgs): Promise<SettingsPageData> {
  return { account: await askForAccount(context.get(apolloContext)) };
}

export function meta({ t }: MetaArgs<SettingsPageData>): PageMeta {
  return { title: t('settings.title'), noIndex: true, pageType: 'Settings Page' };
}

export function Component({ data }: { data: SettingsPageData }) {
  return (
    <AccountFrame present="account-settings">
      <Late data={data.account} ask={askForAccount} part="settings">
        {/* What was typed over one account is never shown over the next. */}
        {(account) => <Settings key={account.id} loaded={account} />}
      </Late>
    </AccountFrame>
  );
}

export function ErrorBoundary() {
  return <AccountFailed part="settings" />;
}
