import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Accordion.module.css';

/** Items below each other, between hairlines. */
export function Accordion({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(classes.accordion, className)}>{children}</div>;
}

type AccordionItemProps = Omit<ComponentProps<'details'>, 'title' | 'open'> & {
  title: ReactNode;
  /** Open from the start; from then on the shopper decides. */
  defaultOpen?: boolean | undefined;
  bodyClassName?: string | undefined;
};

/** A heading that opens what is below it; plus turns into minus over 200 ms (STATE-19). Items with one `name` close each other. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, defaultOpen = false, className, bodyClassName, children, ...native } = props;

  return (
    <details {...native} className={classNames(classes.item, className)} open={defaultOpen}>
      <summary className={classes.summary}>
        <span className={classes.title}>{title}</span>
        <AccordionMark />
      </summary>
      <div className={classNames(classes.body, bodyClassName)}>{children}</div>
    </details>
  );
}

/** The plus that becomes a minus inside an open `details`; for accordions of another shape, such as a menu. */
export function AccordionMark() {
  return <span className={classes.mark} aria-hidden="true" />;
}
