import type { MouseEvent } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { alphabet } from './brandGroups.ts';
import { letterId } from './letterId.ts';
import classes from './LetterBar.module.css';

interface LetterBarProps {
  /** Initial letters of the brands. */
  used: readonly string[];
  /** Null if all brands are visible. */
  selected: string | null;
  onSelect: (letter: string | null) => void;
}

/** Filters brands by letter; a second click, or “all”, resets the filter. Without JavaScript, it links to the groups. */
export function LetterBar({ used, selected, onSelect }: LetterBarProps) {
  const { t } = useTranslation('catalog');
  const letters = alphabet(useShop().locale);

  function select(event: MouseEvent, letter: string | null): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect(letter === selected ? null : letter);
  }

  return (
    <nav aria-label={t('brands.letters')}>
      <ul className={classes.letters}>
        <li>
          <a
            className={classes.letter}
            href={`#${encodeURIComponent(letterId(used[0] ?? ''))}`}
            aria-current={selected === null || undefined}
            onClick={(event) => select(event, null)}
          >
            {t('brands.all')}
          </a>
        </li>
        {letters.map((letter) =>
          used.includes(letter) ? (
            <li key={letter}>
              <a
                className={classes.letter}
                href={`#${encodeURIComponent(letterId(letter))}`}
                aria-current={selected === letter || undefined}
                onClick={(event) => select(event, letter)}
              >
                {letter}
              </a>
            </li>
          ) : (
            <li key={letter} className={classes.letter} aria-hidden="true">
              {letter}
            </li>
          ),
        )}
      </ul>
      <VisuallyHidden as="p">
        <span aria-live="polite">{selected !== null && t('brands.shown', { letter: selected })}</span>
      </VisuallyHidden>
    </nav>
  );
}
