import { AccordionMark } from '@hemvaror/ui/accordion/Accordion';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { AllWithinLink, MenuLink } from '../../menu/MenuLink.tsx';
import type { FirstLevelItem, SecondLevelItem, ShownItem } from '../../menu/shownMenu.ts';
import classes from './MenuPanel.module.css';

interface MenuBranchProps {
  item: FirstLevelItem | SecondLevelItem;
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
        {item.path !== null && (
          <li className={classes.all}>
            <AllWithinLink item={item} className={textLinkClassName()} onClick={onFollow} />
          </li>
        )}
        {item.children.map((child, index) => (
          <li key={index}>
            {isParent(child) ? (
              <MenuBranch item={child} onFollow={onFollow} />
            ) : (
              <MenuLink item={child} className={classes.item} onClick={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function isParent(item: ShownItem<ShownItem>): item is SecondLevelItem {
  return item.children.length > 0;
}
