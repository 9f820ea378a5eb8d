import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { WithFreshToken } from '../with-fresh-token/WithFreshToken.tsx';
import { Settings } from './Settings.tsx';
import type { SettingsPageData } from './SettingsPage.loader.ts';

const loadLoader = lazyModule(() => import('./SettingsPage.loader.ts'), { when: 'touch' });

// Loaded on demand: only an expired token or a navigation sends the query from the browser.
async function loadAccount(operations: GraphQLOperations, config: Partial<PublicConfig>) {
  const { loadAccount: load } = await loadLoader();
  return load(operations, config);
}

const loadWithAdditions = (operations: GraphQLOperations) => loadAccount(operations, { apiAdditions: true });
const loadPublished = (operations: GraphQLOperations) => loadAccount(operations, { apiAdditions: false });

export function meta({ t }: MetaArgs<SettingsPageData>): PageMeta {
  return { title: t('settings.title'), noIndex: true, pageType: 'Settings Page' };
}

export function Component({ data }: { data: SettingsPageData }) {
  // A shell that was released before the setting runs on our own API.
  const config: Partial<PublicConfig> = useShop().config;
  const load = (config.apiAdditions ?? true) ? loadWithAdditions : loadPublished;

  return (
    <AccountFrame current="account-settings">
      <WithFreshToken data={data.account} load={load} messagePrefix="settings">
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
