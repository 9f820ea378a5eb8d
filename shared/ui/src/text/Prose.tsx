import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Prose.module.css';

/** Styles an editor's paragraphs, lists and headings, at a readable width. */
export function Prose({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(classes.prose, className)}>{children}</div>;
}

/** The same styles, for an element whose HTML was sanitized on a server. */
export const proseClassName = classes.prose;
