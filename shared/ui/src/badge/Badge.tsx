import type { ReactNode } from 'react';
import classes from './Badge.module.css';

interface BadgeProps {
  tone?: 'plain' | 'sale' | 'muted' | 'warning' | 'success' | 'error';
  /** Adds a hairline border, for a plain badge that is not on an image. */
  outlined?: boolean;
  /** `li` in a list of badges. */
  as?: 'span' | 'li';
  children: ReactNode;
}

export function Badge({ tone = 'plain', outlined = false, as: Tag = 'span', children }: BadgeProps) {
  return (
    <Tag className={classes.badge} data-tone={tone} data-outlined={outlined || undefined}>
      {children}
    </Tag>
  );
}
