import { useState } from 'react';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { Heading } from '@storefront/ui/heading/Heading';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { AccountFailed } from '../account-frame/AccountFailed.tsx';
import { ForgotForm } from '../account-panel/ForgotForm.tsx';
import { KeyTooOld } from './KeyTooOld.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import classes from './ResetPasswordPage.module.css';

/** Longer than any key that the API makes: what is longer is none. */
const LONGEST_KEY = 200;

export interface ResetPasswordPageData {
  /** Of the mailed link; null for who came without it and is to have one mailed. */
  resetKey: string | null;
}

/** Open to everybody (OP-09). */
export async function loader({ request }: LoaderArgs): Promise<ResetPasswordPageData> {
  const key = new URL(request.url).searchParams.get('resetKey');
  return { resetKey: key === null || key === '' ? null : key.slice(0, LONGEST_KEY) };
}

export function meta({ t }: MetaArgs<ResetPasswordPageData>): PageMeta {
  return { title: t('reset.title'), noIndex: true, pageType: 'Reset password Page' };
}

export function Component({ data: { resetKey } }: { data: ResetPasswordPageData }) {
  const { t } = useTranslation('account');
  const [refusedKey, setRefusedKey] = useState<string | null>(null);

  return (
    <PageContainer>
      <div className={classes.page}>
        <Heading size="page" as="h1">
          {t(resetKey === null ? 'forgot.title' : 'reset.title')}
        </Heading>
        {resetKey === null && <ForgotForm />}
        {resetKey !== null && resetKey === refusedKey && <KeyTooOld />}
        {resetKey !== null && resetKey !== refusedKey && (
          <NewPasswordForm key={resetKey} resetKey={resetKey} onKeyRefused={() => setRefusedKey(resetKey)} />
        )}
      </div>
    </PageContainer>
  );
}

export function ErrorBoundary() {
  return <AccountFailed part="reset" />;
}
