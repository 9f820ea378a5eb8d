import { useId } from 'react';
import { ChevronDownIcon } from '@hemvaror/ui/icons/ChevronDownIcon';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { AllWithinLink, MenuLink } from '../../menu/MenuLink.tsx';
import type { FirstLevelItem, SecondLevelItem } from '../../menu/toDisplayMenu.ts';
import classes from './BoxedSubmenu.module.css';

/** The box has no space for images. */
const isLink = ({ image }: SecondLevelItem) => image === undefined;

interface BoxedSubmenuProps {
  parent: FirstLevelItem;
  /** HEAD-07 */
  linkToAll: boolean;
  onNavigate: () => void;
}

/** A box below its item: the second level as a list, with a chevron where a third level can be expanded. */
export function BoxedSubmenu({ parent, linkToAll, onNavigate }: BoxedSubmenuProps) {
  const group = useId();

  return (
    <ul className={classes.list}>
      {linkToAll && parent.path !== null && (
        <li>
          <AllWithinLink item={parent} className={textLinkClassName()} onClick={onNavigate} />
        </li>
      )}
      {parent.children.filter(isLink).map((item, index) => (
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
                      // A <summary> cannot be a link too, so the link to the item itself comes first in its list.
                      <MenuLink item={item} onClick={onNavigate} />
                    )}
                  </li>
                )}
                {item.children.map((leaf, leafIndex) => (
                  <li key={leafIndex}>
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
