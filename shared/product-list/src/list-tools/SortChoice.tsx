import { listAddress } from '@hemvaror/domain/list/listAddress';
import { PRODUCT_SORTS, type ListSelection } from '@hemvaror/domain/list/listSelection';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Select } from '@hemvaror/ui/select/Select';
import type { ProductList } from '../ProductList.ts';
import type { UpdateSelection } from '../useSelection.ts';
import classes from './SortChoice.module.css';

interface SortChoiceProps {
  list: ProductList;
  selection: ListSelection;
  updateSelection: UpdateSelection;
}

/** The sort order, a plain form without JavaScript. Only searches have the order by relevance. */
export function SortChoice({ list, selection, updateSelection }: SortChoiceProps) {
  const { t } = useTranslation('product-list');
  const { defaultSort, path } = list;
  const sorts = PRODUCT_SORTS.filter((sort) => sort !== 'RELEVANCE' || defaultSort === 'RELEVANCE');
  const unsorted = listAddress(list, { selection: { ...selection, sort: defaultSort } });

  return (
    <form className={classes.sort} method="get" action={path}>
      {[...new URLSearchParams(unsorted.slice(path.length))].map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Select
        plain
        label={t('sortBy')}
        labelHidden
        name="sort"
        value={selection.sort}
        options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onChange={({ target }) => {
          const sort = sorts.find((known) => known === target.value);
          if (sort) updateSelection((current) => ({ ...current, sort }));
        }}
      />
      <noscript>
        <button type="submit" className={buttonClassName({ variant: 'secondary', size: 's' })}>
          {t('sortBy')}
        </button>
      </noscript>
    </form>
  );
}
