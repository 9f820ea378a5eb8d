import { memo } from 'react';
import { allSelected, selectedIn, clearSelection, type ListSelection } from '@hemvaror/domain/list/listSelection';
import { selectedCount } from '@hemvaror/domain/list/changeSelection';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { Accordion } from '@hemvaror/ui/accordion/Accordion';
import { Button } from '@hemvaror/ui/button/Button';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { ProductList } from '../ProductList.ts';
import { FacetGroupItem } from './FacetGroupItem.tsx';
import type { UpdateSelection } from '../useSelection.ts';
import classes from './FilterPanel.module.css';

export interface FilterPanelProps {
  list: ProductList;
  selection: ListSelection;
  updateSelection: UpdateSelection;
}

/** All filters of a list. A selection is applied at once; the button below counts the products and closes the panel. */
export const FilterPanel = memo(function FilterPanel({ list, selection, updateSelection }: FilterPanelProps) {
  const { t } = useTranslation('product-list');
  const dispatch = useDispatch();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'filters';
  const frame = useSelector(panelSlice.selectors.selectPanelFrame);
  const close = () => dispatch(panelSlice.actions.panelClosed());
  const isEmpty = allSelected(selection).length === 0;
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
            <VisuallyHidden>{t('count', { count: list.count })}</VisuallyHidden>
            {t('filter.active', { count: active })}
          </output>
          <Button variant="secondary" disabled={isEmpty} onClick={() => updateSelection(clearSelection)}>
            {t('filter.clear')}
          </Button>
          <Button onClick={close}>{t('filter.show', { count: list.count })}</Button>
        </div>
      }
    >
      <Accordion className={classes.groups}>
        {list.groups.map((group) => (
          <FacetGroupItem
            key={group.key}
            group={group}
            selected={selectedIn(selection, group.key)}
            isInitiallyOpen={frame === group.key}
            updateSelection={updateSelection}
          />
        ))}
      </Accordion>
    </Panel>
  );
});
