import { useState } from 'react';
import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { RESET_SECRETS } from '@hemvaror/domain/site/secretParameters';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import type { LoaderArgs, MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useHiddenQuery } from '@hemvaror/runtime/routing/useHiddenQuery';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { RequestPasswordResetDocument } from '../account-panel/AccountPanel.generated.ts';
import { ForgotForm } from '../account-panel/ForgotForm.tsx';
import { ResetLinkExpired } from './ResetLinkExpired.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { CommitResetDocument } from './ResetPasswordPage.generated.ts';
import classes from './ResetPasswordPage.module.css';

/** Longer than any valid key. Longer values are cut. */
const MAX_KEY_LENGTH = 200;

export interface ResetPasswordPageData {
  /** Key of the mailed link; null shows the form that requests a link. */
  resetKey: string | null;
}

/** Requires no login (OP-09). */
export async function loader({ request }: LoaderArgs): Promise<ResetPasswordPageData> {
  const key = new URL(request.url).searchParams.get('resetKey');
  return { resetKey: key === null || key === '' ? null : key.slice(0, MAX_KEY_LENGTH) };
}

export function meta({ t }: MetaArgs<ResetPasswordPageData>): PageMeta {
  return { title: t('reset.title'), noIndex: true, pageType: 'Reset password Page' };
}

export function Component({ data: { resetKey } }: { data: ResetPasswordPageData }) {
  const { t } = useTranslation('account');
  const operations = useOperations();
  // The key is a credential: keep it in memory, not in the browser history.
  useHiddenQuery(RESET_SECRETS);
  const [refusedKey, setRefusedKey] = useState<string | null>(null);

  const requestLink = (email: string) =>
    operations.executeWithRefusals({ document: RequestPasswordResetDocument, variables: { email } });

  return (
    <PageContainer>
      <div className={classes.page}>
        <Heading size="page" as="h1">
          {t(resetKey === null ? 'forgot.title' : 'reset.title')}
        </Heading>
        {resetKey === null && <ForgotForm requestLink={requestLink} />}
        {resetKey !== null && resetKey === refusedKey && <ResetLinkExpired />}
        {resetKey !== null && resetKey !== refusedKey && (
          <NewPasswordForm
            key={resetKey}
            commit={(password) =>
              operations.executeWithRefusals({ document: CommitResetDocument, variables: { resetKey, password } })
            }
            onKeyRefused={() => setRefusedKey(resetKey)}
          />
        )}
      </div>
    </PageContainer>
  );
}

export function ErrorBoundary() {
  return <PageFailed />;
}
