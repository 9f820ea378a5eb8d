import { useEffect, useId, useRef, useState } from 'react';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import type { EndedSessions, OpenSession } from '@hemvaror/runtime/auth/authSession';
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
import type { FormOutcome } from '../../account-panel/useAccountForm.ts';
import { PasswordDialog } from '../password-dialog/PasswordDialog.tsx';
import classes from './Sessions.module.css';

/** The session list that the loader requested; null after a server render. */
export type LoadedSessions = Promise<OpenSession[] | null> | null;

/**
 * Lists the sessions of the customer with logout buttons. Prompts for the password if the login is not recent. Renders nothing
 * without a session list.
 */
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
  /** The sessions to end after the password is confirmed. */
  const [pending, setPending] = useState<EndedSessions | null>(null);
  const [endedId, setEndedId] = useState<string | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    void (loaded ?? auth.sessions()).then((result) => {
      if (!controller.signal.aborted) setSessions(result);
    });
    return () => controller.abort();
  }, [auth, loaded]);

  // The focused button was removed: focus the list, after a dialog has returned the focus.
  useEffect(() => {
    if (endedId !== null) list.current?.focus();
  }, [endedId]);

  if (!sessions || sessions.length === 0) return null;

  function toast(key: string, tone: 'success' | 'error'): void {
    dispatch(toastSlice.actions.toastShown({ text: t(`settings.sessions.${key}`), tone }));
  }

  async function start(which: EndedSessions): Promise<void> {
    setBusy('everywhere' in which);
    const outcome = await end(which);
    setBusy(false);
    if (outcome.ok) return;
    if (outcome.reason === 'passwordNeeded') setPending(which);
    else toast('failed', 'error');
  }

  async function end(which: EndedSessions): Promise<FormOutcome> {
    const isEnded = await auth.endSessions(which);
    if (isEnded === null) return { ok: false, reason: 'passwordNeeded' };
    if (!isEnded) return { ok: false, reason: 'failed' };
    setPending(null);
    if ('id' in which) removeSession(which.id);
    else await leave();
    return { ok: true };
  }

  function removeSession(ended: string): void {
    setEndedId(ended);
    setSessions((previous) => previous && previous.filter(({ id: other }) => other !== ended));
    toast('ended', 'success');
  }

  async function leave(): Promise<void> {
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

  const isOne = pending !== null && 'id' in pending;

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
                <button type="button" className={textLinkClassName()} onClick={() => void start({ id: session.id })}>
                  {t('settings.sessions.end')} <VisuallyHidden>{device}</VisuallyHidden>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button variant="secondary" loading={isBusy} onClick={() => void start({ everywhere: true })}>
          {t('settings.sessions.everywhere')}
        </Button>
      </div>
      <PasswordDialog
        open={pending !== null}
        close={() => setPending(null)}
        title={t('settings.sessions.question')}
        text={t(isOne ? 'settings.sessions.confirmOne' : 'settings.sessions.confirmEverywhere')}
        submitLabel={t(isOne ? 'settings.sessions.end' : 'settings.sessions.everywhere')}
        run={async () => (pending === null ? { ok: true } : end(pending))}
      />
    </section>
  );
}
