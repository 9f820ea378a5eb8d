import type { ReactNode } from 'react';
import classes from './Breadcrumb.module.css';

export interface Crumb {
  label: string;
  href: string;
}

interface BreadcrumbProps {
  /** Names the landmark: "Brödsmulor". */
  label: string;
  /** The way here, topmost first, without the page itself. */
  trail: readonly Crumb[];
  /** The page itself, last and without a link. */
  current: string;
  /** For links that navigate in the app; a plain anchor without it. */
  renderLink?: ((crumb: Crumb) => ReactNode) | undefined;
}

/** The way to this page; on a phone one step back to the nearest parent. */
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
