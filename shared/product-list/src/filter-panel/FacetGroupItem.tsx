import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countOf, toggleValue } from '@hemvaror/domain/list/changeSelection';
import type { FacetGroup } from '@hemvaror/domain/list/facetGroups';
import type { SelectionItem } from '@hemvaror/domain/list/listSelection';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { AccordionItem } from '@hemvaror/ui/accordion/Accordion';
import { Count } from '@hemvaror/ui/count/Count';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { UpdateSelection } from '../useSelection.ts';
import classes from './FacetGroupItem.module.css';
import { FacetValues, type Toggle } from './FacetValues.tsx';

interface FacetGroupItemProps {
  group: FacetGroup;
  /** The selected values of this group. */
  selected: readonly SelectionItem[];
  /** True if the panel was opened for this group. */
  isInitiallyOpen: boolean;
  updateSelection: UpdateSelection;
}

/**
 * A collapsible group of values. Initially open if it has a selection, or if the panel was opened for it. A click in one group
 * does not re-render others, and collapsed values are not rendered.
 */
export const FacetGroupItem = memo(function FacetGroupItem(props: FacetGroupItemProps) {
  const { group, selected, isInitiallyOpen, updateSelection } = props;
  const { t } = useTranslation('product-list');
  const [wasOpen] = useState(isInitiallyOpen || selected.length > 0);
  const [isOpen, setIsOpen] = useState(wasOpen);
  const body = useRef<HTMLDivElement>(null);
  const count = countOf(selected, group);
  const latest = useRef(group);

  useLayoutEffect(() => {
    latest.current = group;
  }, [group]);

  const toggle = useCallback<Toggle>(
    (value) => updateSelection((selection) => toggleValue(selection, latest.current, value)),
    [updateSelection],
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
        {isOpen && (
          <FacetValues values={group.values} selected={new Set(selected.map(({ id }) => id))} onToggle={toggle} />
        )}
      </div>
    </AccordionItem>
  );
});
