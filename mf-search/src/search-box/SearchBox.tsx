import { useEffect, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { useNavigate } from '@storefront/platform/router';
import { placeOf, usePathTo } from '@storefront/routing/usePathTo';
import { useShop } from '@storefront/store/shop';
import { SearchIcon } from '@storefront/ui/icons/SearchIcon';
import { resultsPath } from '../resultsPath.ts';
import { MAX_SEARCH_LENGTH } from '../searchText.ts';
import type { SuggestionsProps } from '../suggestions/Suggestions.tsx';
import classes from './SearchBox.module.css';

/**
 * The header's search. A form that the browser can send by itself; with scripts it goes to the results within the app,
 * and its first focus brings the suggestions. The field is the browser's own, so that what was typed before stays.
 */
export function Component() {
  const { t } = useTranslation('search');
  const shop = useShop();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);

  // Whoever was in the field before the page could answer is met there.
  useEffect(() => {
    if (document.activeElement === field.current) bring(setSuggestions);
  }, []);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const path = resultsPath(field.current?.value ?? '', placeOf(shop));
    if (path !== null) void navigate(path);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many browsers in use know no <search>
    <form ref={form} className={classes.box} role="search" action={pathTo('search-form')} onSubmit={submit}>
      <button type="submit" className={classes.submit} aria-label={t('box.submit')}>
        <SearchIcon />
      </button>
      <input
        ref={field}
        className={classes.field}
        // A text field may become a combobox, a search field may not.
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        placeholder={t('box.placeholder')}
        aria-label={t('box.label')}
        onFocus={() => bring(setSuggestions)}
      />
      {Suggestions && <Suggestions form={form} field={field} />}
    </form>
  );
}

function bring(show: (part: () => ComponentType<SuggestionsProps>) => void): void {
  import(/* webpackChunkName: "suggestions" */ '../suggestions/Suggestions.tsx').then(
    ({ Suggestions }) => show(() => Suggestions),
    () => {
      // Without them the form still searches, and the next focus asks again.
    },
  );
}
