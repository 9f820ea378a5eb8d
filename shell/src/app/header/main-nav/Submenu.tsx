import { memo } from 'react';
import { ArrowRightIcon } from '@hemvaror/ui/icons/ArrowRightIcon';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { AllWithinLink, MenuLink } from '../../menu/MenuLink.tsx';
import type { FirstLevelItem } from '../../menu/toDisplayMenu.ts';
import { MenuImages } from './MenuImages.tsx';
import classes from './Submenu.module.css';

interface SubmenuProps {
  parent: FirstLevelItem;
  /** HEAD-07 */
  linkToAll: boolean;
  onNavigate: () => void;
}

/**
 * The full-width submenu: the second level as columns, the third as lists below their headings, and images at the end.
 * Memoized for all pages.
 */
export const Submenu = memo(function Submenu({ parent, linkToAll, onNavigate }: SubmenuProps) {
  const columns = parent.children.filter(({ image }) => image === undefined);
  const images = parent.children.filter(({ image }) => image !== undefined);

  return (
    <div className={classes.grid}>
      {columns.map((column, index) => (
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
      {images.length > 0 && (
        <div className={classes.images} data-columns={Math.min(columns.length, 4)}>
          <MenuImages items={images} onNavigate={onNavigate} />
        </div>
      )}
    </div>
  );
});
