import type { CSSProperties, ReactNode } from 'react';
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
  children: ReactNode;
}

/** Collapses its content. Collapsed content can be neither focused nor read by screen readers. */
export function Collapse({ open, durationMs = 500, id, children }: CollapseProps) {
  const style: CSSProperties = { '--collapse-duration': `${durationMs}ms` };

  return (
    <div id={id} className={classes.collapse} style={style} data-open={open} inert={!open}>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
