import { memo } from 'react';
import { ArrowRightIcon } from '@hemvaror/ui/icons/ArrowRightIcon';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { AllWithinLink, MenuLink } from '../../menu/MenuLink.tsx';
import type { FirstLevelItem } from '../../menu/toDisplayMenu.ts';
import classes from './Submenu.module.css';

interface SubmenuProps {
  parent: FirstLevelItem;
  /** HEAD-07 */
  linkToAll: boolean;
  onNavigate: () => void;
}

/** The full-width submenu: the second level as columns, the third as lists below their headings. Memoized for all pages. */
export const Submenu = memo(function Submenu({ parent, linkToAll, onNavigate }: SubmenuProps) {
  return (
    <div className={classes.grid}>
      {parent.children.map((column, index) => (
        <div key={index}>
          <p className={classes.head}>
            <MenuLink item={column} onClick={onNavigate} />
          </p>
          {column.children.length > 0 && (
            <ul className={classes.list}>
              {column.children.map((item, itemIndex) => (
                <li key={itemIndex}>
                  <MenuLink item={item} onClick={onNavigate} />
                </li>
              ))}
            </ul>
          )}
          {index === 0 && linkToAll && parent.path !== null && (
            <p className={classes.all}>
              <AllWithinLink item={parent} className={textLinkClassName()} onClick={onNavigate} />
              <ArrowRightIcon size="small" />
            </p>
          )}
        </div>
      ))}
    </div>
  );
});
