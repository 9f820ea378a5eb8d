import { useEffect, useState, type ReactNode } from 'react';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Spinner } from '@hemvaror/ui/spinner/Spinner';
import classes from './WithFreshToken.module.css';

interface WithFreshTokenProps<Data> {
  /** Result of the loader; null if the API did not accept the token. */
  data: Data | null;
  /** Loads the data in the browser. Must be the same function in every render. */
  load: (operations: GraphQLOperations) => Promise<Data | null>;
  /** Prefix of the message keys for loading and failure. */
  messagePrefix: 'orders' | 'settings' | 'balance';
  children: (data: Data) => ReactNode;
}

/**
 * Renders the data of the loader. If the API did not accept the token, refreshes the token and loads the data once more; a
 * second failure shows an error. If the refresh fails, the user is signed out and the route guard redirects.
 */
export function WithFreshToken<Data>({ data, children, ...refetchProps }: WithFreshTokenProps<Data>) {
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  if (data !== null) return children(data);
  // The key discards the data of one customer when another logs in.
  return (
    <Refetched key={userName} {...refetchProps}>
      {children}
    </Refetched>
  );
}

function Refetched<Data>({ load, messagePrefix, children }: Omit<WithFreshTokenProps<Data>, 'data'>) {
  const auth = useAuth();
  const operations = useOperations();
  const [loaded, setLoaded] = useState<{ data: Data } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();

    function applyData(data: Data | null): void {
      if (controller.signal.aborted) return;
      if (data === null) setHasFailed(true);
      else setLoaded({ data });
    }
    async function renewAndRefetch(): Promise<void> {
      // Without a new token, the request fails, and the page shows the error.
      await auth.renew().catch(() => undefined);
      // A refusal and a failed request show the same error.
      if (!controller.signal.aborted) applyData(await load(operations).catch(() => null));
    }
    void renewAndRefetch();

    return () => controller.abort();
  }, [auth, operations, load]);

  if (loaded) return children(loaded.data);
  return hasFailed ? <LoginNeeded messagePrefix={messagePrefix} /> : <Loading messagePrefix={messagePrefix} />;
}

type MessagePrefixProps = Pick<WithFreshTokenProps<unknown>, 'messagePrefix'>;

function Loading({ messagePrefix }: MessagePrefixProps) {
  const { t } = useTranslation('account');
  return (
    <output className={classes.loading}>
      <Spinner />
      {t(`${messagePrefix}.loading`)}
    </output>
  );
}

function LoginNeeded({ messagePrefix }: MessagePrefixProps) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();

  return (
    <Notice tone="error" title={t(`${messagePrefix}.failed.title`)}>
      <div className={classes.failed}>
        <p>{t(`${messagePrefix}.failed.text`)}</p>
        <Button onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'account' }))}>
          {t('frame.failed.login')}
        </Button>
      </div>
    </Notice>
  );
}
