import type { ReactNode } from 'react';
import classes from './IconFrame.module.css';

export interface IconProps {
  /** Small stands in a line of text, normal in a control. What an icon stands in may size it further. */
  size?: 'small' | 'normal';
}

/** An icon is decoration: it never carries meaning alone, so it is hidden from screen readers. Each icon is a file of its own. */
export function IconFrame({ size = 'normal', children }: IconProps & { children: ReactNode }) {
  return (
    <svg className={classes.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
