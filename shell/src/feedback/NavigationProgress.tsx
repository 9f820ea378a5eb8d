import { useTranslation } from '@storefront/platform/i18next';
import { useNavigation } from '@storefront/platform/router';
import classes from './NavigationProgress.module.css';

/** A line at the top of the window while the next page is on its way; one that comes at once shows none. */
export function NavigationProgress() {
  const { t } = useTranslation('shell');
  const { state } = useNavigation();
  return state === 'idle' ? null : <progress className={classes.progress} aria-label={t('layout.pageLoading')} />;
}
