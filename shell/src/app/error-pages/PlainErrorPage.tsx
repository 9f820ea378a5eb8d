import { useLocation } from 'react-router-dom';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useIsDelayed } from '../page/useIsDelayed.ts';

/** Delay before the plain page: the code of the error page is usually loaded, and this would only flash. */
const LOADING_DELAY_MS = 1_000;

/** The error page until its own code is loaded. Its texts are part of the first view. */
export function PlainErrorPage() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  return (
    useIsDelayed(LOADING_DELAY_MS) && (
      <section>
        <h1>{t('error.failedTitle')}</h1>
        <p>{t('error.unavailableText')}</p>
        <a href={pathname + search}>{t('layout.tryAgain')}</a>
      </section>
    )
  );
}
