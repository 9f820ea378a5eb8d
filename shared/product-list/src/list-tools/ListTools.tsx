import { memo, useRef } from 'react';
import { selectedCount } from '@hemvaror/domain/list/changeSelection';
import type { ListSelection } from '@hemvaror/domain/list/listSelection';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { FilterButton } from '@hemvaror/ui/filter-button/FilterButton';
import { FilterIcon } from '@hemvaror/ui/icons/FilterIcon';
import { FilterLinks, FilterLinksToggle } from '../filter-links/FilterLinks.tsx';
import type { ProductList } from '../ProductList.ts';
import { useSelection, type UpdateSelection } from '../useSelection.ts';
import { FilterChips } from './FilterChips.tsx';
import classes from './ListTools.module.css';
import { SortChoice } from './SortChoice.tsx';
import { useFilterPanel } from './useFilterPanel.ts';

/** The controls above a list: filters, number of products, sort order and selected values. */
export function ListTools({ list }: { list: ProductList }) {
  return <Tools list={list} {...useSelection(list)} />;
}

interface ToolsProps {
  list: ProductList;
  selection: ListSelection;
  updateSelection: UpdateSelection;
}

// Memoized: the router re-renders every component that uses `useNavigate` at each step of a navigation.
const Tools = memo(function Tools({ list, selection, updateSelection }: ToolsProps) {
  const { t } = useTranslation('product-list');
  const panel = useFilterPanel();
  const { groups, count } = list;
  const selected = groups.reduce((sum, group) => sum + selectedCount(selection, group), 0);
  const bar = useRef<HTMLDivElement>(null);

  return (
    <>
      <div
        ref={bar}
        className={classes.bar}
        // Not a fieldset: these are buttons and links, not form fields.
        role="group"
        aria-label={t('tools')}
        // Receives the focus of a removed chip.
        tabIndex={-1}
        {...panel.intent}
      >
        {groups.length > 0 && (
          <>
            <div className={classes.triggers}>
              {groups.map((group) => {
                const selectedInGroup = selectedCount(selection, group);
                return (
                  <FilterButton
                    key={group.key}
                    expanded={panel.frame === group.key}
                    count={selectedInGroup}
                    countLabel={t('filter.countChosen', { count: selectedInGroup })}
                    onClick={() => panel.open(group.key)}
                  >
                    {group.label ?? t(`filter.group.${group.key}`)}
                  </FilterButton>
                );
              })}
            </div>
            <FilterButton
              className={classes.all}
              expanded={panel.frame !== null}
              count={selected}
              countLabel={t('filter.countChosen', { count: selected })}
              onClick={() => panel.open('')}
            >
              <FilterIcon />
              {t('filter.open')}
            </FilterButton>
            <FilterLinksToggle list={list} className={classes.links} />
          </>
        )}
        <div className={classes.end}>
          <output className={classes.count}>{t('count', { count })}</output>
          <SortChoice list={list} selection={selection} updateSelection={updateSelection} />
        </div>
      </div>
      <FilterChips list={list} selection={selection} updateSelection={updateSelection} bar={bar} />
      {list.showsFilterLinks && <FilterLinks list={list} />}
      {panel.Panel && <panel.Panel list={list} selection={selection} updateSelection={updateSelection} />}
    </>
  );
});
