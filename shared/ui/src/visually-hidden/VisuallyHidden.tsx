import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption';
  id?: string | undefined;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={classes.visuallyHidden}>
      {children}
    </Tag>
  );
}

/** For an element that has to keep its tag, such as a `label`. */
export const visuallyHiddenClassName = classes.visuallyHidden;
