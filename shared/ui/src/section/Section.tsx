import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Section.module.css';

interface SectionProps {
  /** Id of its heading. */
  labeledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page: a head and, 24 px below, the content. `SectionStack` sets the space between sections. */
export function Section({ labeledBy, className, children }: SectionProps) {
  return (
    <section className={classNames(classes.section, className)} aria-labelledby={labeledBy}>
      {children}
    </section>
  );
}

/** A heading with tools or a link at the end of the line. */
export function SectionHead({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  return (
    <div className={classes.head}>
      {children}
      {tools && <div className={classes.tools}>{tools}</div>}
    </div>
  );
}

/** A vertical stack of sections with a gap of `--space-section`. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
