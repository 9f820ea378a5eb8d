import { Link } from '@hemvaror/runtime/routing/Link';
import { Accordion, AccordionItem } from '@hemvaror/ui/accordion/Accordion';
import type { InfoMenu_itemFragment } from './InfoMenu.generated.ts';
import classes from './InfoMenu.module.css';

interface InfoMenuProps {
  title: string;
  items: readonly InfoMenu_itemFragment[];
  /** Path of the current page. */
  current: string;
}

/** Menu of related pages: a list from laptop width up, an accordion below. */
export function InfoMenu({ title, items, current }: InfoMenuProps) {
  const list = (
    <ul className={classes.list}>
      {items.map(({ id, label, title: name, canonicalUrl, targetBlank }) => (
        <li key={id}>
          <Link
            to={canonicalUrl ?? ''}
            newTab={targetBlank}
            aria-current={canonicalUrl === current ? 'page' : undefined}
          >
            {label || name}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={classes.menu} aria-label={title}>
      <div className={classes.wide}>{list}</div>
      <Accordion className={classes.folded}>
        <AccordionItem title={title}>{list}</AccordionItem>
      </Accordion>
    </nav>
  );
}
