import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Collapse.module.css';

declare module 'react' {
  interface CSSProperties {
    '--collapse-duration'?: string;
  }
}

interface CollapseProps {
  open: boolean;
  /** Duration of opening and closing; 500 ms by default (STATE-22), 0 with `prefers-reduced-motion`. */
  durationMs?: number | undefined;
  /** For the `aria-controls` of the button that opens it, which also needs `aria-expanded`. */
  id?: string | undefined;
  /** May keep the content open at some widths, by `grid-template-rows: 1fr` and `visibility: visible`. */
  className?: string | undefined;
  children: ReactNode;
}

/** Collapses its content. Collapsed content is invisible, so it can be neither focused nor read by screen readers. */
export function Collapse({ open, durationMs = 500, id, className, children }: CollapseProps) {
  const style: CSSProperties = { '--collapse-duration': `${durationMs}ms` };

  return (
    <div id={id} className={classNames(classes.collapse, className)} style={style} data-open={open}>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
