import type { CSSProperties, ReactNode } from 'react';
import classes from './Collapse.module.css';

declare module 'react' {
  interface CSSProperties {
    '--collapse-duration'?: string;
  }
}

interface CollapseProps {
  open: boolean;
  /** How long it takes to open or close; 500 ms by default (STATE-22), none under `prefers-reduced-motion`. */
  durationMs?: number | undefined;
  /** For the `aria-controls` of the button that opens it; that button carries `aria-expanded`. */
  id?: string | undefined;
  children: ReactNode;
}

/** Folds its content away and back again; what is folded away can be neither focused nor read. */
export function Collapse({ open, durationMs = 500, id, children }: CollapseProps) {
  const style: CSSProperties = { '--collapse-duration': `${durationMs}ms` };

  return (
    <div id={id} className={classes.collapse} style={style} data-open={open} inert={!open}>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
