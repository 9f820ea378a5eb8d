import { menuLabelKey } from '@storefront/domain/menu/menuLink';
import { useTranslation } from '@storefront/platform/i18next';
import { ArrowRightIcon } from '@storefront/ui/icons/ArrowRightIcon';
import { textLinkClassName } from '@storefront/ui/text/textLinkClassName';
import type { FirstLevelItem } from '../menuItems.ts';
import { MenuLink } from '../MenuLink.tsx';
import classes from './Submenu.module.css';

interface SubmenuProps {
  parent: FirstLevelItem;
  /** HEAD-07 */
  linkToAll: boolean;
  onFollow: () => void;
}

/** The second level as columns, the third as lists below its heads. */
export function Submenu({ parent, linkToAll, onFollow }: SubmenuProps) {
  const { t } = useTranslation('shell');

  return (
    <div className={classes.grid}>
      {parent.children.map((column, index) => (
        <div key={column.id}>
          <p className={classes.head}>
            <MenuLink item={column} onClick={onFollow} />
          </p>
          {column.children.length > 0 && (
            <ul className={classes.list}>
              {column.children.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} onClick={onFollow} />
                </li>
              ))}
            </ul>
          )}
          {index === 0 && linkToAll && parent.path !== null && (
            <p className={classes.all}>
              <MenuLink item={parent} className={textLinkClassName()} onClick={onFollow}>
                {t(menuLabelKey(parent.type), { label: parent.label })}
              </MenuLink>
              <ArrowRightIcon size="small" />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
