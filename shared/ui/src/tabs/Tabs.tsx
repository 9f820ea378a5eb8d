import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Tabs.module.css';

interface TabsProps {
  /** Names the landmark: "Mitt konto". */
  label: string;
  className?: string | undefined;
  /** Links; the page itself is marked with `aria-current="page"`. */
  children: ReactNode;
}

/** Pages that belong together, as links above what they show. Not ARIA tabs: each has an address of its own. */
export function Tabs({ label, className, children }: TabsProps) {
  return (
    <nav className={classNames(classes.tabs, className)} aria-label={label}>
      {children}
    </nav>
  );
}
