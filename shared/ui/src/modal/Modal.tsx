import { useId, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDialog } from '../dialog/useDialog.ts';
import { Heading } from '../heading/Heading.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { useHydrated } from '../useHydrated.ts';
import { visuallyHiddenClassName } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './Modal.module.css';

declare module 'react' {
  interface CSSProperties {
    '--modal-ratio'?: number;
  }
}

interface ModalProps {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** `wide` for images and videos; `full` fills the window, and its title is for screen readers only. */
  width?: 'normal' | 'wide' | 'full' | undefined;
  /**
   * Aspect ratio (width / height) of an image or a video: the modal then fills 95 % of the window, and its title is for screen
   * readers only.
   */
  ratio?: number | undefined;
  children: ReactNode;
}

/** A modal dialog in the center of the window. */
export function Modal({ open, ...modal }: ModalProps) {
  const isHydrated = useHydrated();
  if (!open || !isHydrated) return null;
  return createPortal(<OpenModal {...modal} />, document.body);
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { title, closeLabel, onClose, actions, width = 'normal', ratio, children } = props;
  const dialog = useDialog(true, onClose);
  const titleId = useId();
  const style: CSSProperties = ratio === undefined ? {} : { '--modal-ratio': ratio };

  return (
    <div className={classes.viewport}>
      <div className={classes.overlay} onClick={onClose} aria-hidden="true" data-overlay />
      <div
        ref={dialog}
        // Not <dialog>: see `useDialog`.
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classes.modal}
        style={style}
        data-width={ratio === undefined ? width : 'window'}
      >
        <Heading
          size="part"
          as="h2"
          id={titleId}
          className={ratio === undefined && width !== 'full' ? classes.title : visuallyHiddenClassName}
        >
          {title}
        </Heading>
        {children}
        {actions && <div className={classes.actions}>{actions}</div>}
        <IconButton className={classes.close} label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
    </div>
  );
}
