import type { ReactNode } from 'react';
import classes from './IconFrame.module.css';

export interface IconProps {
  /** `small` in a line of text, `normal` in a control. The styles of the parent may set another size. */
  size?: 'small' | 'normal';
}

/** The `svg` element of an icon. Icons are decoration and hidden from screen readers. Each icon is a separate file. */
export function IconFrame({ size = 'normal', children }: IconProps & { children: ReactNode }) {
  return (
    <svg className={classes.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
