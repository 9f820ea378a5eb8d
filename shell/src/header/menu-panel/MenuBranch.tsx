import { menuLabelKey } from '@storefront/domain/menu/menuLink';
import { useTranslation } from '@storefront/platform/i18next';
import { AccordionMark } from '@storefront/ui/accordion/Accordion';
import { textLinkClassName } from '@storefront/ui/text/textLinkClassName';
import type { FirstLevelItem, ShownItem } from '../menuItems.ts';
import { MenuLink } from '../MenuLink.tsx';
import classes from './MenuPanel.module.css';

interface MenuBranchProps {
  item: FirstLevelItem;
  onFollow: () => void;
}

/** An item with children: opened, it begins with the link to all of them (MENU-11, MENU-12). */
export function MenuBranch({ item, onFollow }: MenuBranchProps) {
  return (
    <details>
      <summary className={classes.item}>
        {item.label}
        <AccordionMark />
      </summary>
      <ul className={classes.items}>
        <AllOf item={item} onFollow={onFollow} />
        {item.children.map((child) => (
          <li key={child.id}>
            {child.children.length > 0 ? (
              <details>
                <summary className={classes.item}>
                  {child.label}
                  <AccordionMark />
                </summary>
                <ul className={classes.items}>
                  <AllOf item={child} onFollow={onFollow} />
                  {child.children.map((leaf) => (
                    <li key={leaf.id}>
                      <MenuLink item={leaf} className={classes.item} onClick={onFollow} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <MenuLink item={child} className={classes.item} onClick={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function AllOf({ item, onFollow }: { item: ShownItem; onFollow: () => void }) {
  const { t } = useTranslation('shell');
  if (item.path === null) return null;
  return (
    <li className={classes.all}>
      <MenuLink item={item} className={textLinkClassName()} onClick={onFollow}>
        {t(menuLabelKey(item.type), { label: item.label })}
      </MenuLink>
    </li>
  );
}
