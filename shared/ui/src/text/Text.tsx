import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Text.module.css';

interface TextProps {
  as?: 'p' | 'span' | 'div';
  size?: 'lead' | 'normal' | 'small';
  muted?: boolean;
  /** Tabular digits, for numbers in columns and for changing numbers. */
  figures?: boolean;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Text({
  as: Tag = 'p',
  size = 'normal',
  muted = false,
  figures = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Tag
      {...rest}
      className={classNames(classes.text, className)}
      data-size={size}
      data-muted={muted || undefined}
      data-figures={figures || undefined}
    />
  );
}
