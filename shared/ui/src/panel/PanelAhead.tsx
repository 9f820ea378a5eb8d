import { Activity, useState, type ReactNode } from 'react';

interface PanelAheadProps {
  isOpen: boolean;
  /** A `Panel` with a name. Its effects run only while it is open. */
  children: ReactNode;
}

/**
 * Renders a closed panel ahead, hidden, while the browser is idle: opening it then only shows it. After a panel has closed, the
 * next one is a new one, without the state of the last opening (ADR 0053).
 */
export function PanelAhead({ isOpen, children }: PanelAheadProps) {
  const [opening, setOpening] = useState({ isOpen, number: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, number: opening.number + (isOpen ? 0 : 1) });

  return (
    <Activity key={opening.number} mode={isOpen ? 'visible' : 'hidden'}>
      {children}
    </Activity>
  );
}
