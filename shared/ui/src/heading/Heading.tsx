import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Heading.module.css';

interface HeadingProps {
  /** How it looks: the size never decides the level. */
  size: 'display' | 'page' | 'section' | 'part' | 'small';
  /** Its level in the page's outline, or `p` where it only looks like a heading. */
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'legend';
  id?: string | undefined;
  /** -1 for a heading that takes the focus after a navigation. */
  tabIndex?: -1 | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Heading({ size, as: Tag, className, ...rest }: HeadingProps) {
  return <Tag {...rest} className={classNames(classes.heading, className)} data-size={size} />;
}
