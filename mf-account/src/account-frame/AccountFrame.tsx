import type { ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { AccountTabs, type AccountRoute } from './AccountTabs.tsx';
import { HelpBox } from './HelpBox.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import classes from './AccountFrame.module.css';

interface AccountFrameProps {
  /** The page that it frames. */
  present: AccountRoute;
  children: ReactNode;
}

/** What the account pages have in common: the way out, the ways between them, and whom to ask (ACCOUNT-08). */
export function AccountFrame({ present, children }: AccountFrameProps) {
  const { t } = useTranslation('account');

  return (
    <PageContainer>
      <div className={classes.head}>
        <Heading size="page" as="h1">
          {t('frame.title')}
        </Heading>
        <LogoutButton />
      </div>
      <AccountTabs present={present} />
      <div className={classes.account}>
        {children}
        <HelpBox />
      </div>
    </PageContainer>
  );
}
