import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { SuccessIcon } from '../icons/SuccessIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import classes from './Notice.module.css';

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: AlertIcon };

interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  title?: ReactNode;
  /**
   * `assertive` interrupts (an error that stops the shopper), `polite` waits, `off` for what stands on the page from the
   * start. By default errors interrupt and the rest stands.
   */
  announce?: 'assertive' | 'polite' | 'off' | undefined;
  children?: ReactNode;
}

/** Something the shopper has to know, where it matters. */
export function Notice({
  tone = 'info',
  title,
  announce = tone === 'error' ? 'assertive' : 'off',
  children,
}: NoticeProps) {
  const Icon = ICONS[tone];
  const role = { assertive: 'alert', polite: 'status', off: undefined }[announce];

  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <Icon />
      <div className={classes.content}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
