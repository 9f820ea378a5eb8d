import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import classes from './SearchFallback.module.css';

interface SearchFallbackProps {
  /** Takes over text and focus of the field that it replaces: the server's one, or that of a fallback. */
  replacesField?: boolean;
}

/** A native search form, for when the search box cannot be loaded. */
export function SearchFallback({ replacesField = false }: SearchFallbackProps) {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const field = useRef<HTMLInputElement>(null);
  // Read while the replaced field is still in the document.
  const [replaced] = useState(() => (replacesField ? readField() : undefined));

  // Before the next key press.
  useLayoutEffect(() => {
    if (!replaced?.hasFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(replaced.start, replaced.end);
  }, [replaced]);

  return (
    // Many browsers in use do not support <search>.
    <form className={classes.form} role="search" action={pathTo('search-form')}>
      <input
        ref={field}
        className={classes.input}
        type="search"
        name="q"
        required
        maxLength={500}
        defaultValue={replaced?.text}
        placeholder={t('header.search')}
        aria-label={t('header.searchShop')}
      />
    </form>
  );
}

function readField() {
  const field = document.querySelector<HTMLInputElement>('header input[name="q"]');
  if (!field) return undefined;
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  return { text, start, end, hasFocus: document.activeElement === field };
}
