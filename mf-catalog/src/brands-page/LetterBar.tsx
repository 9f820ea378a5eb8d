import type { MouseEvent } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { alphabet } from './brandGroups.ts';
import { letterId } from './letterId.ts';
import classes from './LetterBar.module.css';

interface LetterBarProps {
  /** Letters that brands begin with. */
  used: readonly string[];
  /** Null for all. */
  chosen: string | null;
  onChoose: (letter: string | null) => void;
}

/** A letter shows its brands alone; pressed again, or “all”, every brand. Without a script it leads down to them. */
export function LetterBar({ used, chosen, onChoose }: LetterBarProps) {
  const { t } = useTranslation('catalog');
  const letters = alphabet(useShop().locale);

  function choose(event: MouseEvent, letter: string | null): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(letter === chosen ? null : letter);
  }

  return (
    <nav aria-label={t('brands.letters')}>
      <ul className={classes.letters}>
        <li>
          <a
            className={classes.letter}
            href={`#${encodeURIComponent(letterId(used[0] ?? ''))}`}
            aria-current={chosen === null || undefined}
            onClick={(event) => choose(event, null)}
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
                aria-current={chosen === letter || undefined}
                onClick={(event) => choose(event, letter)}
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
        <span aria-live="polite">{chosen !== null && t('brands.shown', { letter: chosen })}</span>
      </VisuallyHidden>
    </nav>
  );
}
