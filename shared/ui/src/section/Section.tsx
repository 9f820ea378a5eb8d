import type { ReactNode } from 'react';
import classes from './Section.module.css';

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
