import { useEffect, useRef } from 'react';
import { countChosen } from '@storefront/domain/list/changeSelection';
import type { FacetGroup, FacetValue } from '@storefront/domain/list/facetGroups';
import { chosenIn, type ListSelection } from '@storefront/domain/list/listSelection';
import { useTranslation } from '@storefront/platform/i18next';
import { AccordionItem } from '@storefront/ui/accordion/Accordion';
import { Count } from '@storefront/ui/count/Count';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import classes from './FacetGroupItem.module.css';
import { FacetValues } from './FacetValues.tsx';

interface FacetGroupItemProps {
  group: FacetGroup;
  selection: ListSelection;
  /** The panel was opened for this group. */
  isAskedFor: boolean;
  onToggle: (value: FacetValue) => void;
}

/** A group of values to unfold. Open from the start where something is chosen, or what the shopper came for. */
export function FacetGroupItem({ group, selection, isAskedFor, onToggle }: FacetGroupItemProps) {
  const { t } = useTranslation('product-list');
  const count = countChosen(selection, group);
  const chosen = new Set(chosenIn(selection, group.key).map(({ id }) => id));
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isAskedFor) body.current?.closest('details')?.scrollIntoView({ block: 'nearest' });
  }, [isAskedFor]);

  return (
    <AccordionItem
      defaultOpen={isAskedFor || chosen.size > 0}
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
        <FacetValues values={group.values} parent={undefined} chosen={chosen} onToggle={onToggle} />
      </div>
    </AccordionItem>
  );
}
