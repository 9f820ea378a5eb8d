import type { ReactNode } from 'react';
import classes from './SkipLink.module.css';

/** The first link of a page, visible on focus. @param target id of the main content, without `#` */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={classes.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
