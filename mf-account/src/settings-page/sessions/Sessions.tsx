import { useEffect, useId, useRef, useState } from 'react';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import type { OpenSession } from '@hemvaror/runtime/auth/authSession';
import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import classes from './Sessions.module.css';

/** The session list that the loader requested; null after a server render. */
export type LoadedSessions = Promise<OpenSession[] | null> | null;

/** Lists the sessions of the customer with logout buttons. Renders nothing without a session list. */
export function Sessions({ loaded }: { loaded: LoadedSessions }) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const shop = useShop();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [sessions, setSessions] = useState<OpenSession[] | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    void (loaded ?? auth.sessions()).then((result) => {
      if (!controller.signal.aborted) setSessions(result);
    });
    return () => controller.abort();
  }, [auth, loaded]);

  if (!sessions || sessions.length === 0) return null;

  function toast(key: string, tone: 'success' | 'error'): void {
    dispatch(toastSlice.actions.toastShown({ text: t(`settings.sessions.${key}`), tone }));
  }

  async function end(session: OpenSession): Promise<void> {
    if (!(await auth.endSessions({ id: session.id }))) {
      toast('failed', 'error');
      return;
    }
    setSessions((previous) => previous && previous.filter(({ id: other }) => other !== session.id));
    toast('ended', 'success');
    // The focused button was removed: focus the list.
    list.current?.focus();
  }

  async function endEverywhere(): Promise<void> {
    setBusy(true);
    const isEnded = await auth.endSessions({ everywhere: true });
    setBusy(false);
    if (!isEnded) {
      toast('failed', 'error');
      return;
    }
    try {
      // The service has ended this session; the logout clears the state of the page.
      await auth.logout();
    } catch {
      // The code of the logout could not be loaded: the page still shows the customer.
      toast('everywhereNotHere', 'error');
      return;
    }
    await navigate(homePath(shop));
    toast('everywhereDone', 'success');
  }

  return (
    <section className={classes.sessions} aria-labelledby={id}>
      <Heading size="part" as="h2" id={id}>
        {t('settings.sessions.title')}
      </Heading>
      <Text>{t('settings.sessions.text')}</Text>
      <ul ref={list} className={classes.list} tabIndex={-1} aria-labelledby={id}>
        {sessions.map((session) => {
          const device = session.device || t('settings.sessions.unknown');
          return (
            <li key={session.id}>
              <div>
                <p>{device}</p>
                <p className={classes.detail}>
                  {session.isCurrent
                    ? t('settings.sessions.current')
                    : t('settings.sessions.lastUsed', {
                        date: formatDate(new Date(session.lastUsedAt), shop.languageId),
                      })}
                </p>
              </div>
              {!session.isCurrent && (
                <button type="button" className={textLinkClassName()} onClick={() => void end(session)}>
                  {t('settings.sessions.end')} <VisuallyHidden>{device}</VisuallyHidden>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button variant="secondary" loading={isBusy} onClick={() => void endEverywhere()}>
          {t('settings.sessions.everywhere')}
        </Button>
      </div>
    </section>
  );
}
