import { clearSelection } from '@hemvaror/domain/list/listSelection';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { chips, groupOf, toggleValue } from '@hemvaror/domain/list/changeSelection';
import { listAddress } from '@hemvaror/domain/list/listAddress';
import type { ListSelection } from '@hemvaror/domain/list/listSelection';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { Link } from '@hemvaror/runtime/routing/Link';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { removableChipClassName } from '@hemvaror/ui/chip/Chip';
import { CloseIcon } from '@hemvaror/ui/icons/CloseIcon';
import type { ProductList } from '../ProductList.ts';
import type { UpdateSelection } from '../useSelection.ts';
import classes from './FilterChips.module.css';

interface FilterChipsProps {
  list: ProductList;
  selection: ListSelection;
  updateSelection: UpdateSelection;
  /** Receives the focus of a removed chip. */
  bar: RefObject<HTMLElement | null>;
}

/** Links that remove the selected values, so that they work without JavaScript. */
export function FilterChips({ list, selection, updateSelection, bar }: FilterChipsProps) {
  const { t } = useTranslation('product-list');
  const visibleChips = chips(selection, list.groups);
  useRestoredFocus(bar, visibleChips.length);
  if (visibleChips.length === 0) return null;

  const linkTo = (change: (selection: ListSelection) => ListSelection) => ({
    to: listAddress(list, { selection: change(selection) }),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      updateSelection(change);
    },
  });

  return (
    <ul className={classes.chips} aria-label={t('filter.chosen')}>
      {visibleChips.map(({ key, item }) => (
        <li key={`${key} ${item.id}`}>
          <Link
            {...linkTo((current) => toggleValue(current, groupOf(list.groups, key), item))}
            className={removableChipClassName()}
            aria-label={t('filter.remove', { label: item.label })}
            rel="nofollow"
          >
            <span className={classes.label}>{item.label}</span> <CloseIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link {...linkTo(clearSelection)} className={buttonClassName({ variant: 'text', size: 's' })}>
          {t('filter.clearAll')}
        </Link>
      </li>
    </ul>
  );
}

/** Removing a focused chip would reset the focus to the top of the page. */
function useRestoredFocus(bar: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);

  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [bar, count]);
}
