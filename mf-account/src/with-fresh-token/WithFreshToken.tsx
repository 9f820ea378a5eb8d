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

interface LateProps<Data> {
  /** What the loader found; null when the API took the customer for a visitor. */
  data: Data | null;
  /** Asks for it from the browser; the same function at each rendering. */
  ask: (operations: GraphQLOperations) => Promise<Data | null>;
  /** For the words while it loads and when it fails. */
  part: 'orders' | 'settings' | 'balance';
  children: (data: Data) => ReactNode;
}

/**
 * Shows what the loader found. Where the API took the customer for a visitor it has the token renewed, asks once more, and
 * says so when that fails too. Who cannot be renewed is a visitor now, and the page's guard sees to them.
 */
export function WithFreshToken<Data>({ data, children, ...asking }: LateProps<Data>) {
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  if (data !== null) return children(data);
  // What was fetched for one customer is never shown to the next.
  return (
    <Refetched key={userName} {...asking}>
      {children}
    </Refetched>
  );
}

function Refetched<Data>({ ask, part, children }: Omit<LateProps<Data>, 'data'>) {
  const auth = useAuth();
  const operations = useOperations();
  const [found, setFound] = useState<{ data: Data } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();

    function show(data: Data | null): void {
      if (controller.signal.aborted) return;
      if (data === null) setHasFailed(true);
      else setFound({ data });
    }
    async function renewAndRefetch(): Promise<void> {
      await auth.renew();
      // Refused again or out of reach: the shopper reads the same.
      if (!controller.signal.aborted) show(await ask(operations).catch(() => null));
    }
    void renewAndRefetch();

    return () => controller.abort();
  }, [auth, operations, ask]);

  if (found) return children(found.data);
  return hasFailed ? <LoginNeeded part={part} /> : <Loading part={part} />;
}

type Part = Pick<LateProps<unknown>, 'part'>;

function Loading({ part }: Part) {
  const { t } = useTranslation('account');
  return (
    <output className={classes.loading}>
      <Spinner />
      {t(`${part}.loading`)}
    </output>
  );
}

function LoginNeeded({ part }: Part) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();

  return (
    <Notice tone="error" title={t(`${part}.failed.title`)}>
      <div className={classes.failed}>
        <p>{t(`${part}.failed.text`)}</p>
        <Button onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'account' }))}>
          {t('frame.failed.login')}
        </Button>
      </div>
    </Notice>
  );
}
