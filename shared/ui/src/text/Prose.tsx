import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Prose.module.css';

/** Paragraphs, lists and headings as an editor wrote them, set at a comfortable width. */
export function Prose({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(classes.prose, className)}>{children}</div>;
}

/** The same for HTML that was sanitized on a server: put it on the element that receives it. */
export const proseClassName = classes.prose;
