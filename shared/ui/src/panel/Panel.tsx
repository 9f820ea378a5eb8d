import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDialog } from '../dialog/useDialog.ts';
import { Heading } from '../heading/Heading.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { classNames } from '../classNames.ts';
import { useHydrated } from '../useHydrated.ts';
import classes from './Panel.module.css';

interface PanelProps {
  /** Name of the open panel; empty means closed (STATE-08). */
  name: string;
  /** Initial view of the panel (STATE-09). Passed to `children` if that is a function. */
  frame?: string | undefined;
  /** Rendered in the head, and announced when the panel opens. */
  title: string;
  /** Replaces the title in the head, for example by a logo. The title remains the accessible name. */
  head?: ReactNode;
  /** Text after the title, such as the number of items. */
  note?: ReactNode;
  /** `bottom` applies to phones; wider screens use the right-hand side. */
  from?: 'right' | 'left' | 'bottom' | undefined;
  closeLabel: string;
  /** Called by the close button, the overlay and Escape (STATE-10). */
  onClose: () => void;
  /** Below the content, which scrolls above it. On low screens the whole panel scrolls, so that the content keeps its height. */
  foot?: ReactNode;
  className?: string | undefined;
  bodyClassName?: string | undefined;
  children: ReactNode | ((frame: string | undefined) => ReactNode);
}

/** A side panel over the page. Renders nothing while it is closed, and on the server. */
export function Panel({ name, ...panel }: PanelProps) {
  const isHydrated = useHydrated();
  if (name === '' || !isHydrated) return null;

  // At the end of the body: inside a header that hides by a transform, the panel would move with it.
  return createPortal(<OpenPanel {...panel} />, document.body);
}

function OpenPanel(props: Omit<PanelProps, 'name'>) {
  const {
    frame,
    title,
    head,
    note,
    from = 'right',
    closeLabel,
    onClose,
    foot,
    className,
    bodyClassName,
    children,
  } = props;
  const dialog = useDialog(true, onClose);
  const titleId = useId();

  return (
    <>
      <div className={classes.overlay} onClick={onClose} aria-hidden="true" data-overlay />
      <div
        ref={dialog}
        // Not <dialog>: see `useDialog`.
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classNames(classes.panel, className)}
        data-from={from}
        data-frame={frame}
      >
        <div className={classes.head}>
          <Heading size="part" as="h2" id={titleId} className={head ? classes.unseenTitle : classes.title}>
            {title}
          </Heading>
          {head}
          {note && <span className={classes.note}>{note}</span>}
          <IconButton className={classes.close} label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className={classNames(classes.body, bodyClassName)}>
          {typeof children === 'function' ? children(frame) : children}
        </div>
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </>
  );
}
