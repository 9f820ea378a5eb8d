import { useId } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { useHydrated } from '../../layouts/useHydrated.ts';
import type { NavigationOptions } from '../headerOptions.ts';
import type { FirstLevelItem } from '../menuItems.ts';
import { MenuLink } from '../MenuLink.tsx';
import { Submenu } from './Submenu.tsx';
import { useOpenItem } from './useOpenItem.ts';
import classes from './MainNav.module.css';

interface MainNavProps {
  items: readonly FirstLevelItem[];
  options: NavigationOptions;
}

/**
 * The main navigation, up to three levels (HEAD-05). Every link is in the page from the start: before the page can
 * answer, and without JavaScript, submenus open by pointer and by focus.
 */
export function MainNav({ items, options }: MainNavProps) {
  const { t } = useTranslation('shell');
  const { openId, rootRef, press, close, itemHandlers } = useOpenItem(options.opensBy);
  const isScripted = useHydrated();
  const idPrefix = useId();

  return (
    <nav
      ref={rootRef}
      className={classes.nav}
      aria-label={t('header.mainMenu')}
      data-type={options.type}
      data-scripted={isScripted || undefined}
    >
      <ul className={classes.items}>
        {items.map((item) =>
          item.children.length === 0 ? (
            <li key={item.id}>
              <MenuLink item={item} className={classes.top} />
            </li>
          ) : (
            <li key={item.id} className={classes.parent} {...itemHandlers(item.id)}>
              <button
                type="button"
                className={classes.top}
                aria-expanded={openId === item.id}
                aria-controls={idPrefix + item.id}
                onClick={() => press(item.id)}
              >
                {item.label}
              </button>
              <div id={idPrefix + item.id} className={classes.submenu} hidden={openId !== item.id}>
                <Submenu parent={item} linkToAll={options.linkToAll} onFollow={close} />
              </div>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
