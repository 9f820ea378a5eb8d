import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Spinner } from '@hemvaror/ui/spinner/Spinner';
import classes from './SearchingNote.module.css';

export function SearchingNote() {
  const { t } = useTranslation('search');
  return (
    <span className={classes.note}>
      {t('suggestions.loading')}{' '}
      <span className={classes.spinner}>
        <Spinner />
      </span>
    </span>
  );
}
