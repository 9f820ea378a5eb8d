import { useId } from 'react';
import { apolloContext } from '@storefront/api/operations';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { Heading } from '@storefront/ui/heading/Heading';
import { Text } from '@storefront/ui/text/Text';
import { AccountFailed } from '../account-frame/AccountFailed.tsx';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { Late } from '../late/Late.tsx';
import { askForBalance } from './askForBalance.ts';
import classes from './BalancePage.module.css';

export interface BalancePageData {
  /** As text; null when the API took the customer for a visitor: the browser asks again. */
  balance: string | null;
}

export async function loader({ context }: LoaderArgs): Promise<BalancePageData> {
  return { balance: await askForBalance(context.get(apolloContext)) };
}

export function meta({ t }: MetaArgs<BalancePageData>): PageMeta {
  return { title: t('balance.title'), noIndex: true, pageType: 'Balance Page' };
}

export function Component({ data }: { data: BalancePageData }) {
  return (
    <AccountFrame present="account-balance">
      <Late data={data.balance} ask={askForBalance} part="balance">
        {(balance) => <Balance balance={balance} />}
      </Late>
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
  return <AccountFailed part="balance" />;
}
