import { useId } from 'react';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useHydrated } from '@hemvaror/ui/useHydrated';
import { MenuLink } from '../../menu/MenuLink.tsx';
import type { FirstLevelItem } from '../../menu/toDisplayMenu.ts';
import { useOpenItem } from './useOpenItem.ts';
import classes from './MainNav.module.css';

// Deferred, as the server's links work before its code is loaded.
const Submenu = defer(async () => (await import('./Submenu.tsx')).Submenu, { when: 'soon' });
// Deferred, as boxed navigation is not the default.
const BoxedSubmenu = defer(async () => (await import('./BoxedSubmenu.tsx')).BoxedSubmenu, { when: 'render' });

interface MainNavProps {
  items: readonly FirstLevelItem[];
  options: PublicConfig['navigation'];
}

/**
 * The main navigation, up to three levels (HEAD-05). Every link is in the server's markup: before hydration, and without
 * JavaScript, CSS opens submenus on hover and focus.
 */
export function MainNav({ items, options }: MainNavProps) {
  const { t } = useTranslation('shell');
  const { openIndex, rootRef, press, close, itemHandlers } = useOpenItem(options.opensBy);
  const isScripted = useHydrated();
  const idPrefix = useId();
  const SubmenuOfType = options.type === 'boxed' ? BoxedSubmenu : Submenu;

  return (
    <nav
      ref={rootRef}
      className={classes.nav}
      aria-label={t('header.mainMenu')}
      data-type={options.type}
      data-scripted={isScripted || undefined}
    >
      <ul className={classes.items}>
        {items.map((item, index) =>
          item.children.length === 0 ? (
            <li key={index}>
              <MenuLink item={item} className={classes.top} />
            </li>
          ) : (
            <li key={index} className={classes.parent} {...itemHandlers(index)}>
              <button
                type="button"
                className={classes.top}
                aria-expanded={openIndex === index}
                aria-controls={idPrefix + index}
                onClick={() => press(index)}
              >
                {item.label}
              </button>
              <div id={idPrefix + index} className={classes.submenu} hidden={openIndex !== index}>
                <SubmenuOfType parent={item} linkToAll={options.linkToAll} onNavigate={close} />
              </div>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
