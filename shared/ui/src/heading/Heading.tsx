import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Heading.module.css';

interface HeadingProps {
  /** Visual size, independent of the level. */
  size: 'display' | 'page' | 'section' | 'part' | 'small';
  /** Level in the page's outline, or `p` for text that only looks like a heading. */
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'legend';
  id?: string | undefined;
  /** -1 for a heading that is focused after a navigation. */
  tabIndex?: -1 | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Heading({ size, as: Tag, className, ...rest }: HeadingProps) {
  return <Tag {...rest} className={classNames(classes.heading, className)} data-size={size} />;
}
