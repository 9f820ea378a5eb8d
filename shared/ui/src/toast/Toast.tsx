import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import classes from './Toast.module.css';

export const TOAST_PLACEMENTS = ['top-right', 'top-center', 'bottom-right', 'bottom-center'] as const;
export type ToastPlacement = (typeof TOAST_PLACEMENTS)[number];

interface ToastProps {
  /** The message; null for none. The live region is always rendered: screen readers announce changes of existing regions only. */
  message: ReactNode | null;
  icon?: ReactNode;
  /** Top right by default (STATE-25). */
  placement?: ToastPlacement | undefined;
  /** A button beside the message, for example undo. */
  action?: { label: string; onPress: () => void } | undefined;
  closeLabel: string;
  onClose: () => void;
}

/** A short message. The parent is responsible for its duration, and for rendering one toast at a time. */
export function Toast({ message, icon, placement = 'top-right', action, closeLabel, onClose }: ToastProps) {
  return (
    <output className={classes.region} data-placement={placement}>
      {message !== null && (
        <span className={classes.toast}>
          {icon}
          <span>{message}</span>
          {action && (
            <button type="button" className={classes.action} onClick={action.onPress}>
              {action.label}
            </button>
          )}
          <IconButton className={classes.close} label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </span>
      )}
    </output>
  );
}
