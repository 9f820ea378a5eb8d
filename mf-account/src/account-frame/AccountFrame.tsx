import type { ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { AccountTabs, type AccountRoute } from './AccountTabs.tsx';
import { HelpBox } from './HelpBox.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import classes from './AccountFrame.module.css';

interface AccountFrameProps {
  current: AccountRoute;
  children: ReactNode;
}

/** Layout of the account pages: title, logout button, tabs and help box (ACCOUNT-08). */
export function AccountFrame({ current, children }: AccountFrameProps) {
  const { t } = useTranslation('account');

  return (
    <PageContainer>
      <div className={classes.head}>
        <Heading size="page" as="h1">
          {t('frame.title')}
        </Heading>
        <LogoutButton />
      </div>
      <AccountTabs current={current} />
      <div className={classes.account}>
        {children}
        <HelpBox />
      </div>
    </PageContainer>
  );
}
