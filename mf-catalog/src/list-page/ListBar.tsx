import { useTranslation } from '@storefront/platform/i18next';
import { useNavigate } from '@storefront/platform/router';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { Select } from '@storefront/ui/select/Select';
import classes from './ListBar.module.css';
import { foreignParams, LIST_SORTS, listAddress } from './listQuery.ts';
import type { ProductPagesData } from './ProductPages.tsx';

/** How many there are and in which order; the order is chosen by address, and without a script by a plain form. */
export function ListBar({ data }: { data: ProductPagesData }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const sorts = [...new Set([...LIST_SORTS, data.defaultSort])];

  return (
    <div className={classes.bar}>
      <output className={classes.count}>{t('list.count', { count: data.count })}</output>
      <form className={classes.sort} method="get" action={data.path}>
        {foreignParams(data.search).map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Select
          plain
          label={t('list.sortBy')}
          labelHidden
          name="sort"
          value={data.sort}
          options={sorts.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
          onChange={(event) => {
            void navigate(listAddress(data, { sort: event.target.value }), { preventScrollReset: true });
          }}
        />
        <noscript>
          <button type="submit" className={buttonClassName({ variant: 'secondary', size: 's' })}>
            {t('list.sortBy')}
          </button>
        </noscript>
      </form>
    </div>
  );
}
