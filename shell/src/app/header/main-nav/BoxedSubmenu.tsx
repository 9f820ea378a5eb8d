import { useId } from 'react';
import { ChevronDownIcon } from '@hemvaror/ui/icons/ChevronDownIcon';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { AllWithinLink, MenuLink } from '../../menu/MenuLink.tsx';
import type { FirstLevelItem } from '../../menu/toDisplayMenu.ts';
import classes from './BoxedSubmenu.module.css';

interface BoxedSubmenuProps {
  parent: FirstLevelItem;
  /** HEAD-07 */
  linkToAll: boolean;
  onNavigate: () => void;
}

/** In a box below its item: the second level as a list, where a chevron tells that there is a third to unfold. */
export function BoxedSubmenu({ parent, linkToAll, onNavigate }: BoxedSubmenuProps) {
  const group = useId();

  return (
    <ul className={classes.list}>
      {linkToAll && parent.path !== null && (
        <li>
          <AllWithinLink item={parent} className={textLinkClassName()} onClick={onNavigate} />
        </li>
      )}
      {parent.children.map((item, index) => (
        <li key={index}>
          {item.children.length === 0 ? (
            <MenuLink item={item} onClick={onNavigate} />
          ) : (
            <details name={group}>
              <summary>
                {item.label}
                <ChevronDownIcon size="small" />
              </summary>
              <ul className={classes.list}>
                {item.path !== null && (
                  <li>
                    {linkToAll ? (
                      <AllWithinLink item={item} className={textLinkClassName()} onClick={onNavigate} />
                    ) : (
                      // What unfolds cannot be a link too, so the page of the item itself is the first below it.
                      <MenuLink item={item} onClick={onNavigate} />
                    )}
                  </li>
                )}
                {item.children.map((leaf, place) => (
                  <li key={place}>
                    <MenuLink item={leaf} onClick={onNavigate} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
