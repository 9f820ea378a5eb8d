import { useLocation } from 'react-router-dom';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useIsDelayed } from '../page/useIsDelayed.ts';

/** Ms that the code of the error page may take: it is usually there, and this would only flash. */
const LOADING_DELAY_MS = 1_000;

/** The error page while its own code cannot be fetched. Its texts are part of the first view. */
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
