import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { END_IMPERSONATION_PATH } from './impersonationPaths.ts';
import classes from './ImpersonationBanner.module.css';

/** Says that a member of staff sees the shop as a customer, and ends it with one button, also without JavaScript (AUTH-32). */
export function ImpersonationBanner() {
  const { t } = useTranslation('shell');
  const name = useSelector(sessionSlice.selectors.selectUserName);
  const by = useSelector(sessionSlice.selectors.selectSpoofedBy);
  if (name === null || by === undefined) return null;

  return (
    <section className={classes.banner} aria-label={t('impersonation.label')}>
      <p>{t('impersonation.text', { name, by })}</p>
      <form method="post" action={END_IMPERSONATION_PATH}>
        <button type="submit" className={classes.end}>
          {t('impersonation.end')}
        </button>
      </form>
    </section>
  );
}
