import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** Level of the title. */
  as?: 'h1' | 'h2' | 'h3' | undefined;
  /** Address of a decorative image, portrait 4:5. */
  pictureUrl?: string | undefined;
  /** Links or buttons for the next step. */
  action?: ReactNode;
  /** A sentence of explanation. */
  children?: ReactNode;
}

/** The message for a list or page without content, with a next step. */
export function EmptyState({ title, as = 'h2', pictureUrl, action, children }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {pictureUrl && (
        <img className={classes.picture} src={pictureUrl} alt="" width={144} height={180} loading="lazy" />
      )}
      <Heading size="part" as={as}>
        {title}
      </Heading>
      {children && <p className={classes.text}>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
