import { selectedIn } from '@hemvaror/domain/list/listSelection';
import { toggleValue } from '@hemvaror/domain/list/changeSelection';
import { listAddress } from '@hemvaror/domain/list/listAddress';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { chipClassName } from '@hemvaror/ui/chip/Chip';
import type { ProductList } from '../ProductList.ts';
import classes from './FilterLinks.module.css';
import { FILTER_LINKS_PARAM } from './filterLinksParam.ts';

/** Link to the filters, visible only without JavaScript. */
export function FilterLinksToggle({ list, className }: { list: ProductList; className: string | undefined }) {
  const { t } = useTranslation('product-list');
  const address = listAddress(
    { ...list, search: `${list.search}&${FILTER_LINKS_PARAM}=` },
    { selection: list.selection },
  );

  return (
    <Link className={className} to={address} rel="nofollow">
      {t('filter.open')}
    </Link>
  );
}

/** The filters as links: each leads to the list with its value selected or deselected. */
export function FilterLinks({ list }: { list: ProductList }) {
  const { t } = useTranslation('product-list');
  const { groups, selection } = list;

  return (
    <nav className={classes.filters} aria-label={t('filter.title')}>
      {groups.map((group) => {
        const selected = new Set(selectedIn(selection, group.key).map(({ id }) => id));
        const name = group.label ?? t(`filter.group.${group.key}`);
        return (
          <section key={group.key} aria-label={name}>
            <h2 className={classes.name}>{name}</h2>
            <ul className={classes.values}>
              {group.values
                .filter(({ id, count }) => count > 0 || selected.has(id))
                .map((value) => (
                  <li key={value.id}>
                    <Link
                      className={chipClassName()}
                      to={listAddress(list, { selection: toggleValue(selection, group, value) })}
                      aria-current={selected.has(value.id) ? 'true' : undefined}
                      rel="nofollow"
                      preventScrollReset
                    >
                      {value.label} <span className={classes.count}>{value.count}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
