import { memo } from 'react';
import { allSelected, selectedIn, clearSelection, type ListSelection } from '@hemvaror/domain/list/listSelection';
import { selectedCount } from '@hemvaror/domain/list/changeSelection';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { Accordion } from '@hemvaror/ui/accordion/Accordion';
import { Button } from '@hemvaror/ui/button/Button';
import { Panel } from '@hemvaror/ui/panel/Panel';
import type { ProductList } from '../ProductList.ts';
import { FacetGroupItem } from './FacetGroupItem.tsx';
import type { Choose } from '../useSelection.ts';
import classes from './FilterPanel.module.css';

export interface FilterPanelProps {
  list: ProductList;
  selection: ListSelection;
  choose: Choose;
}

/** All that a list can be narrowed by. A choice counts at once; the button below only closes the panel. */
export const FilterPanel = memo(function FilterPanel({ list, selection, choose }: FilterPanelProps) {
  const { t } = useTranslation('product-list');
  const dispatch = useDispatch();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'filters';
  const frame = useSelector(panelSlice.selectors.selectPanelFrame);
  const close = () => dispatch(panelSlice.actions.panelClosed());
  const isNothingChosen = allSelected(selection).length === 0;
  const active = list.groups.reduce((sum, group) => sum + selectedCount(selection, group), 0);

  return (
    <Panel
      name={isOpen ? 'filters' : ''}
      title={t('filter.title')}
      from="left"
      closeLabel={t('filter.close')}
      onClose={close}
      foot={
        <div className={classes.foot}>
          <output className={classes.summary}>
            <span>{t('count', { count: list.count })}</span>
            {active > 0 && <span>{t('filter.active', { count: active })}</span>}
          </output>
          <Button variant="secondary" disabled={isNothingChosen} onClick={() => choose(clearSelection)}>
            {t('filter.clear')}
          </Button>
          <Button onClick={close}>{t('filter.show')}</Button>
        </div>
      }
    >
      <Accordion className={classes.groups}>
        {list.groups.map((group) => (
          <FacetGroupItem
            key={group.key}
            group={group}
            chosen={selectedIn(selection, group.key)}
            isInitiallyOpen={frame === group.key}
            choose={choose}
          />
        ))}
      </Accordion>
    </Panel>
  );
});
