import { useId } from 'react';
import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { WithFreshToken } from '../with-fresh-token/WithFreshToken.tsx';
import type { BalancePageData } from './BalancePage.loader.ts';
import classes from './BalancePage.module.css';

const loadLoader = lazyModule(() => import('./BalancePage.loader.ts'), { when: 'idle' });

// Loaded on demand: only an expired token or a navigation sends the query from the browser.
async function loadBalance(operations: GraphQLOperations) {
  const { loadBalance: load } = await loadLoader();
  return load(operations);
}

export function meta({ t }: MetaArgs<BalancePageData>): PageMeta {
  return { title: t('balance.title'), noIndex: true, pageType: 'Balance Page' };
}

export function Component({ data }: { data: BalancePageData }) {
  return (
    <AccountFrame current="account-balance">
      <WithFreshToken data={data.balance} load={loadBalance} messagePrefix="balance">
        {(balance) => <Balance balance={balance} />}
      </WithFreshToken>
    </AccountFrame>
  );
}

function Balance({ balance }: { balance: string }) {
  const { t } = useTranslation('account');
  const id = useId();

  return (
    <section className={classes.balance} aria-labelledby={id}>
      <Heading size="section" as="h2" id={id}>
        {t('balance.title')}
      </Heading>
      <p className={classes.amount}>{balance}</p>
      <Text muted>{t('balance.text')}</Text>
    </section>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('account');
  return <PageFailed title={t('balance.failed.title')} />;
}
