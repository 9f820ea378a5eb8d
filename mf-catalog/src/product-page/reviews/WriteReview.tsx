import { useState, type MouseEvent } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { useLocation } from '@storefront/platform/router';
import { panelSlice } from '@storefront/store/panelSlice';
import { sessionSlice } from '@storefront/store/sessionSlice';
import { toastSlice } from '@storefront/store/toastSlice';
import { Button } from '@storefront/ui/button/Button';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { Text } from '@storefront/ui/text/Text';
import { isPlainClick } from '@storefront/routing/isPlainClick';
import { prefetch } from '@storefront/ui/late/prefetch';
import { useBrought } from '@storefront/ui/late/useBrought';

/** The same for both buttons: who logs in by the one finds the focus on the other. */
const BUTTON_ID = 'write-review';

const loadReviewForm = async () => (await import(/* webpackChunkName: "review-form" */ './ReviewForm.tsx')).ReviewForm;

/** The way to a review of one's own: for customers alone (PRODUCT-11). */
export function WriteReview({ alias }: { alias: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const isSignedIn = useSelector(sessionSlice.selectors.selectUserName) !== null;
  const { Part: ReviewForm, bring } = useBrought(loadReviewForm);
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      await bring();
      setOpen(true);
    } catch {
      // The shopper is told, and can press again.
      dispatch(toastSlice.actions.toastShown({ text: t('failed.generic'), tone: 'error', placement: 'bottom-center' }));
    }
  }

  // Also for who has been logged out meanwhile: what is written must not be lost.
  if (ReviewForm && isOpen) return <ReviewForm alias={alias} />;
  if (!isSignedIn) return <LoginFirst />;
  return (
    <Button
      id={BUTTON_ID}
      variant="secondary"
      onPointerEnter={() => prefetch(loadReviewForm)}
      onFocus={() => prefetch(loadReviewForm)}
      onClick={() => void open()}
    >
      {t('review.write')}
    </Button>
  );
}

function LoginFirst() {
  const { t } = useTranslation('catalog');
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
