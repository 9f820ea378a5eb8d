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
  /** Name of the panel that is open; empty means closed (STATE-08). */
  name: string;
  /** Which view of the panel to begin with; optional (STATE-09). Given to `children` when that is a function. */
  frame?: string | undefined;
  /** Shown in the head and read out when it opens. */
  title: string;
  /** Instead of the title in the head, such as a logo; the title still names the panel. */
  head?: ReactNode;
  /** Beside the title: how many things are in it. */
  note?: ReactNode;
  /** `bottom` on a phone; from tablet up it is the right-hand side. */
  from?: 'right' | 'left' | 'bottom' | undefined;
  closeLabel: string;
  /** Close button, overlay and Escape (STATE-10). */
  onClose: () => void;
  /** Stays in view below what scrolls. */
  foot?: ReactNode;
  className?: string | undefined;
  bodyClassName?: string | undefined;
  children: ReactNode | ((frame: string | undefined) => ReactNode);
}

/** A side panel over the page. Closed it is nothing at all, so it may always be in the tree; on the server it is closed. */
export function Panel({ name, ...panel }: PanelProps) {
  const isHydrated = useHydrated();
  if (name === '' || !isHydrated) return null;

  // At the end of the body: a header that hides by a transform would otherwise carry the panel away with it.
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
        // `useDialog` says why not <dialog>.
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
