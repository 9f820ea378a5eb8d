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
   * `assertive` interrupts the screen reader (a blocking error), `polite` waits, `off` is for notices of the initial page. By
   * default errors are assertive and others off.
   */
  announce?: 'assertive' | 'polite' | 'off' | undefined;
  children?: ReactNode;
}

/** A message within the content. */
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
