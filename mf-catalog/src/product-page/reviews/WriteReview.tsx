import { useState, type MouseEvent } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Text } from '@hemvaror/ui/text/Text';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

/** Id of both buttons: after the login, the focus returns to the other one. */
const BUTTON_ID = 'write-review';

const ReviewForm = defer(async () => (await import('./ReviewForm.tsx')).ReviewForm, { when: 'demand' });

/** Opens the review form for customers; visitors have to log in (PRODUCT-11). */
export function WriteReview({ alias }: { alias: string }) {
  const { t } = useProductTranslation();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(sessionSlice.selectors.selectUserName) !== null;
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      await ReviewForm.load();
      setOpen(true);
    } catch {
      // The toast reports it, and the shopper can try again.
      dispatch(toastSlice.actions.toastShown({ text: t('failed.generic'), tone: 'error', placement: 'bottom-center' }));
    }
  }

  // The form stays open after a logout, so that the text is not lost.
  if (isOpen) return <ReviewForm alias={alias} />;
  if (!isSignedIn) return <LoginFirst />;
  return (
    <Button id={BUTTON_ID} variant="secondary" {...ReviewForm.intent} onClick={() => void open()}>
      {t('review.write')}
    </Button>
  );
}

function LoginFirst() {
  const { t } = useProductTranslation();
  const dispatch = useDispatch();
  const { pathname } = useLocation();

  function logIn(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' }));
  }

  return (
    <>
      <Text muted size="small">
        {t('review.loginFirst')}
      </Text>
      <a
        id={BUTTON_ID}
        className={buttonClassName({ variant: 'secondary' })}
        href={`${pathname}?action=login`}
        onClick={logIn}
      >
        {t('review.login')}
      </a>
    </>
  );
}
