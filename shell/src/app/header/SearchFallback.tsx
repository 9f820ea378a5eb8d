import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import classes from './SearchFallback.module.css';

/** A native search form, for when the search box cannot be loaded. */
export function SearchFallback() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();

  return (
    // Many browsers in use do not support <search>.
    <form className={classes.form} role="search" action={pathTo('search-form')}>
      <input
        className={classes.input}
        type="search"
        name="q"
        required
        maxLength={500}
        placeholder={t('header.search')}
        aria-label={t('header.searchShop')}
      />
    </form>
  );
}
