import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Accordion.module.css';

/** A list of items, separated by hairlines. */
export function Accordion({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(classes.accordion, className)}>{children}</div>;
}

type AccordionItemProps = Omit<ComponentProps<'details'>, 'title' | 'open'> & {
  title: ReactNode;
  /** Makes the title a heading of that level. */
  heading?: 'h2' | 'h3' | undefined;
  /** Whether the item is initially open. */
  defaultOpen?: boolean | undefined;
  bodyClassName?: string | undefined;
};

/** A heading that opens its content. The plus turns into a minus over 200 ms (STATE-19). Of items with the same `name` one is open at a time. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, heading: Title = 'span', defaultOpen = false, className, bodyClassName, children, ...native } = props;

  return (
    <details {...native} className={classNames(classes.item, className)} open={defaultOpen}>
      <summary className={classes.summary}>
        <Title className={classes.title}>{title}</Title>
        <AccordionMark />
      </summary>
      <div className={classNames(classes.body, bodyClassName)}>{children}</div>
    </details>
  );
}

/** The plus that turns into a minus inside an open `details`; for other kinds of accordions, such as a menu. */
export function AccordionMark() {
  return <span className={classes.mark} aria-hidden="true" />;
}
