import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Banner.module.css';

interface BannerProps {
  /** `alert` is red: something of the shop does not work. `quiet` is dark: offline. `warning`: an old browser. */
  tone?: 'alert' | 'quiet' | 'warning' | undefined;
  /** Read out when it appears on a page that is already there; `off` for one that came with the page. */
  announce?: 'assertive' | 'polite' | 'off' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A line across the page. Where it stands, and that nothing jumps when it comes, is its place's business. */
export function Banner({ tone = 'alert', announce = 'off', className, children }: BannerProps) {
  const role = { assertive: 'alert', polite: 'status', off: undefined }[announce];
  return (
    <div className={classNames(classes.banner, className)} data-tone={tone} role={role}>
      {children}
    </div>
  );
}
