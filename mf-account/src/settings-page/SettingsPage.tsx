import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { WithFreshToken } from '../with-fresh-token/WithFreshToken.tsx';
import { Settings } from './Settings.tsx';
import type { SettingsPageData } from './SettingsPage.loader.ts';

const loadLoader = lazyModule(() => import('./SettingsPage.loader.ts'), { when: 'idle' });

// Loaded on demand: only an expired token or a navigation sends the query from the browser.
async function loadAccount(operations: GraphQLOperations) {
  const { loadAccount: load } = await loadLoader();
  return load(operations);
}

export function meta({ t }: MetaArgs<SettingsPageData>): PageMeta {
  return { title: t('settings.title'), noIndex: true, pageType: 'Settings Page' };
}

export function Component({ data }: { data: SettingsPageData }) {
  return (
    <AccountFrame current="account-settings">
      <WithFreshToken data={data.account} load={loadAccount} messagePrefix="settings">
        {/* The key discards unsaved input when another customer logs in. */}
        {(account) => <Settings key={account.id} loaded={account} sessions={data.sessions} />}
      </WithFreshToken>
    </AccountFrame>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('account');
  return <PageFailed title={t('settings.failed.title')} />;
}
