import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Section.module.css';

interface SectionProps {
  /** Id of its heading. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page: a head and, 24 below, what it heads. The space between sections is `SectionStack`'s. */
export function Section({ labelledBy, className, children }: SectionProps) {
  return (
    <section className={classNames(classes.section, className)} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

/** A heading with its tools or link at the far end. */
export function SectionHead({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  return (
    <div className={classes.head}>
      {children}
      {tools && <div className={classes.tools}>{tools}</div>}
    </div>
  );
}

/** The sections of a page below each other, `--space-section` apart. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
