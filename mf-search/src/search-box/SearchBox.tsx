import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { useNavigate } from '@storefront/platform/router';
import { placeOf, usePathTo } from '@storefront/routing/usePathTo';
import { useShop } from '@storefront/store/shop';
import { SearchIcon } from '@storefront/ui/icons/SearchIcon';
import { resultsPath } from '../resultsPath.ts';
import { MAX_SEARCH_LENGTH } from '../searchText.ts';
import classes from './SearchBox.module.css';

/**
 * The header's search. A form that the browser can send by itself; with scripts it goes to the results within the app.
 * The field is the browser's own, so that what was typed before the page could answer stays.
 */
export function Component() {
  const { t } = useTranslation('search');
  const shop = useShop();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const path = resultsPath(field.current?.value ?? '', placeOf(shop));
    if (path !== null) void navigate(path);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many browsers in use know no <search>
    <form className={classes.box} role="search" action={pathTo('search-form')} onSubmit={submit}>
      <button type="submit" className={classes.submit} aria-label={t('box.submit')}>
        <SearchIcon />
      </button>
      <input
        ref={field}
        className={classes.field}
        type="search"
        name="q"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        placeholder={t('box.placeholder')}
        aria-label={t('box.label')}
      />
    </form>
  );
}
