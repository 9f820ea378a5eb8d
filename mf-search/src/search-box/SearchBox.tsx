import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { localePrefixOf, usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { SearchIcon } from '@hemvaror/ui/icons/SearchIcon';
import { resultsPath } from '../resultsPath.ts';
import { MAX_SEARCH_LENGTH } from '../searchText.ts';
import classes from './SearchBox.module.css';

const Suggestions = defer(async () => (await import('../suggestions/Suggestions.tsx')).Suggestions, {
  ssr: false,
});

/**
 * The header's search: a form that works without JavaScript. With JavaScript, a submit is a client-side navigation, and the
 * first focus loads the suggestions. The field is uncontrolled, so that text typed before hydration is preserved.
 */
export function Component() {
  const { t } = useTranslation('search');
  const shop = useShop();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const operations = useOperations();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [hasSuggestions, setHasSuggestions] = useState(false);

  // The field may have had the focus before hydration.
  useEffect(() => {
    if (document.activeElement === field.current) loadSuggestions(setHasSuggestions);
  }, []);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const path = resultsPath(field.current?.value ?? '', localePrefixOf(shop));
    if (path !== null) void navigate(path);
  }

  return (
    // Many browsers in use do not support <search>.
    <form ref={form} className={classes.box} role="search" action={pathTo('search-form')} onSubmit={submit}>
      <button type="submit" className={classes.submit} aria-label={t('box.submit')}>
        <SearchIcon />
      </button>
      <input
        ref={field}
        className={classes.field}
        // A text field may have the role combobox, a search field may not.
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        placeholder={t('box.placeholder')}
        aria-label={t('box.label')}
        onFocus={() => loadSuggestions(setHasSuggestions)}
      />
      {hasSuggestions && <Suggestions form={form} field={field} operations={operations} />}
    </form>
  );
}

function loadSuggestions(onLoaded: (isLoaded: true) => void): void {
  Suggestions.load().then(
    () => onLoaded(true),
    () => {
      // The form works without suggestions, and the next focus retries.
    },
  );
}
