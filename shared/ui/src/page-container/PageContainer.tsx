import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './PageContainer.module.css';

interface PageContainerProps {
  as?: 'div' | 'section' | 'nav' | 'aside';
  className?: string | undefined;
  children: ReactNode;
}

/** Limits the content to 1440 px and adds the gutters of the viewport. */
export function PageContainer({ as: Tag = 'div', className, children }: PageContainerProps) {
  return <Tag className={classNames(classes.pageContainer, className)}>{children}</Tag>;
}
