import { memo, useRef } from 'react';
import { selectedCount } from '@hemvaror/domain/list/changeSelection';
import type { ListSelection } from '@hemvaror/domain/list/listSelection';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { FilterButton } from '@hemvaror/ui/filter-button/FilterButton';
import { FilterIcon } from '@hemvaror/ui/icons/FilterIcon';
import { FilterLinks, FilterLinksToggle } from '../filter-links/FilterLinks.tsx';
import type { ProductList } from '../ProductList.ts';
import { useSelection, type Choose } from '../useSelection.ts';
import { FilterChips } from './FilterChips.tsx';
import classes from './ListTools.module.css';
import { SortChoice } from './SortChoice.tsx';
import { useFilterPanel } from './useFilterPanel.ts';

/** What stands above a list: its filters, how many products there are, their order, and what is chosen. */
export function ListTools({ list }: { list: ProductList }) {
  return <Tools list={list} {...useSelection(list)} />;
}

interface ToolsProps {
  list: ProductList;
  selection: ListSelection;
  choose: Choose;
}

// The router renders whoever navigates at each step of a navigation; this only when it has something else to show.
const Tools = memo(function Tools({ list, selection, choose }: ToolsProps) {
  const { t } = useTranslation('product-list');
  const panel = useFilterPanel();
  const { groups, count } = list;
  const chosen = groups.reduce((sum, group) => sum + selectedCount(selection, group), 0);
  const bar = useRef<HTMLDivElement>(null);

  return (
    <>
      <div
        ref={bar}
        className={classes.bar}
        // Buttons and links, not fields of a form.
        role="group"
        aria-label={t('tools')}
        // Where the keyboard goes on from when a chip goes that had the focus.
        tabIndex={-1}
        {...panel.intent}
      >
        {groups.length > 0 && (
          <>
            <div className={classes.triggers}>
              {groups.map((group) => {
                const inGroup = selectedCount(selection, group);
                return (
                  <FilterButton
                    key={group.key}
                    expanded={panel.frame === group.key}
                    count={inGroup}
                    countLabel={t('filter.countChosen', { count: inGroup })}
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
              count={chosen}
              countLabel={t('filter.countChosen', { count: chosen })}
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
          <SortChoice list={list} selection={selection} choose={choose} />
        </div>
      </div>
      <FilterChips list={list} selection={selection} choose={choose} bar={bar} />
      {list.showsFilterLinks && <FilterLinks list={list} />}
      {panel.Panel && <panel.Panel list={list} selection={selection} choose={choose} />}
    </>
  );
});
