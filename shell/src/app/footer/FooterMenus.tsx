import { useId, useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { MenuLink } from '../menu/MenuLink.tsx';
import type { DisplayMenu } from '../menu/toDisplayMenu.ts';
import classes from './FooterMenus.module.css';

/** FOOT-02, FOOT-03: columns with headings from laptop up, an accordion on smaller screens. */
export function FooterMenus({ menus }: { menus: readonly (DisplayMenu | null)[] }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState<number | null>(null);

  return (
    <nav className={classes.menus} aria-label={t('footer.label')}>
      {menus.map((menu, index) => (
        <FooterMenu
          // The positions are fixed; their menus may change.
          key={index}
          menu={menu}
          isOpen={open === index}
          onToggle={() => setOpen(open === index ? null : index)}
        />
      ))}
    </nav>
  );
}

interface FooterMenuProps {
  menu: DisplayMenu | null;
  isOpen: boolean;
  onToggle: () => void;
}

function FooterMenu({ menu, isOpen, onToggle }: FooterMenuProps) {
  const listId = useId();
  if (!menu || menu.items.length === 0) return null;

  return (
    <div className={classes.menu}>
      <h2 className={classes.title}>{menu.title}</h2>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
        {menu.title}
        <span className={classes.mark} aria-hidden="true" />
      </button>
      <div id={listId} className={classes.fold} data-open={isOpen || undefined}>
        <ul className={classes.list}>
          {menu.items.map((item, index) => (
            <li key={index}>
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
