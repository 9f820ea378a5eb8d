import type { ReactNode } from 'react';
import classes from './Pagination.module.css';
import { visiblePages } from './visiblePages.ts';

export interface PageLink {
  page: number;
  /** For `aria-current`. */
  current: 'page' | undefined;
  /** Accessible name: "Sida 2". */
  label: string;
}

interface PaginationProps {
  /** Names the landmark: "Sidor". */
  label: string;
  /** Counted from 1. */
  current: number;
  count: number;
  pageLabel: (page: number) => string;
  /** Renders the link to a page. */
  renderLink: (link: PageLink) => ReactNode;
}

const ELLIPSIS = '…';

/** Links to numbered pages near the current one. Empty for a single page. */
export function Pagination({ label, current, count, pageLabel, renderLink }: PaginationProps) {
  if (count <= 1) return null;

  return (
    <nav className={classes.pagination} aria-label={label}>
      <ol>
        {visiblePages(current, count).map((page, at) =>
          page === null ? (
            <li key={`gap-${at}`} className={classes.gap} aria-hidden="true">
              {ELLIPSIS}
            </li>
          ) : (
            <li key={page}>
              {renderLink({ page, current: page === current ? 'page' : undefined, label: pageLabel(page) })}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
