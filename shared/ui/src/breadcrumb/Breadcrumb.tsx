import type { ReactNode } from 'react';
import classes from './Breadcrumb.module.css';

export interface Crumb {
  label: string;
  href: string;
}

interface BreadcrumbProps {
  /** Names the landmark: "Brödsmulor". */
  label: string;
  /** The ancestors of the page, topmost first. */
  trail: readonly Crumb[];
  /** The current page, last and without a link. */
  current: string;
  /** Renders links that navigate within the app; by default a plain anchor. */
  renderLink?: ((crumb: Crumb) => ReactNode) | undefined;
}

/** The path to this page; on a phone only a link to its parent. */
export function Breadcrumb({ label, trail, current, renderLink = plainLink }: BreadcrumbProps) {
  return (
    <nav className={classes.breadcrumb} aria-label={label}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.href}>{renderLink(crumb)}</li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}

function plainLink({ label, href }: Crumb) {
  return <a href={href}>{label}</a>;
}
