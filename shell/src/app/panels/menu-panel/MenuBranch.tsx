import { AccordionMark } from '@hemvaror/ui/accordion/Accordion';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { AllWithinLink, MenuLink } from '../../menu/MenuLink.tsx';
import type { FirstLevelItem, SecondLevelItem, DisplayMenuItem } from '../../menu/toDisplayMenu.ts';
import classes from './MenuPanel.module.css';

interface MenuBranchProps {
  item: FirstLevelItem | SecondLevelItem;
  onNavigate: () => void;
}

/** An item with children. Its expanded list starts with the link to the item itself (MENU-11, MENU-12). */
export function MenuBranch({ item, onNavigate }: MenuBranchProps) {
  return (
    <details>
      <summary className={classes.item}>
        {item.label}
        <AccordionMark />
      </summary>
      <ul className={classes.items}>
        {item.path !== null && (
          <li className={classes.all}>
            <AllWithinLink item={item} className={textLinkClassName()} onClick={onNavigate} />
          </li>
        )}
        {item.children.filter(isLink).map((child, index) => (
          <li key={index}>
            {isParent(child) ? (
              <MenuBranch item={child} onNavigate={onNavigate} />
            ) : (
              <MenuLink item={child} className={classes.item} onClick={onNavigate} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Images are for the wide navigation. */
function isLink({ image }: DisplayMenuItem): boolean {
  return image === undefined;
}

function isParent(item: DisplayMenuItem<DisplayMenuItem>): item is SecondLevelItem {
  return item.children.length > 0;
}
