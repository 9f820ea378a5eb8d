import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countOf, toggleValue } from '@hemvaror/domain/list/changeSelection';
import type { FacetGroup } from '@hemvaror/domain/list/facetGroups';
import type { SelectionItem } from '@hemvaror/domain/list/listSelection';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { AccordionItem } from '@hemvaror/ui/accordion/Accordion';
import { Count } from '@hemvaror/ui/count/Count';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { Choose } from '../useSelection.ts';
import classes from './FacetGroupItem.module.css';
import { FacetValues, type Toggle } from './FacetValues.tsx';

interface FacetGroupItemProps {
  group: FacetGroup;
  /** Of this group. */
  chosen: readonly SelectionItem[];
  /** The panel was opened for this group. */
  isInitiallyOpen: boolean;
  choose: Choose;
}

/**
 * A group of values to unfold. Open from the start where something is chosen, or what the shopper came for. A press in one
 * group renders no other, and what is folded is not rendered at all.
 */
export const FacetGroupItem = memo(function FacetGroupItem(props: FacetGroupItemProps) {
  const { group, chosen, isInitiallyOpen, choose } = props;
  const { t } = useTranslation('product-list');
  const [wasOpen] = useState(isInitiallyOpen || chosen.length > 0);
  const [isOpen, setIsOpen] = useState(wasOpen);
  const body = useRef<HTMLDivElement>(null);
  const count = countOf(chosen, group);
  const latest = useRef(group);

  useLayoutEffect(() => {
    latest.current = group;
  }, [group]);

  const toggle = useCallback<Toggle>(
    (value) => choose((selection) => toggleValue(selection, latest.current, value)),
    [choose],
  );

  useEffect(() => {
    if (isInitiallyOpen) body.current?.closest('details')?.scrollIntoView({ block: 'nearest' });
  }, [isInitiallyOpen]);

  return (
    <AccordionItem
      defaultOpen={wasOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      bodyClassName={classes.body}
      title={
        <span className={classes.title}>
          {group.label ?? t(`filter.group.${group.key}`)}
          <Count value={count} />
          {count > 0 && <VisuallyHidden>{t('filter.countChosen', { count })}</VisuallyHidden>}
        </span>
      }
    >
      <div ref={body}>
        {isOpen && <FacetValues values={group.values} chosen={new Set(chosen.map(({ id }) => id))} onToggle={toggle} />}
      </div>
    </AccordionItem>
  );
});
