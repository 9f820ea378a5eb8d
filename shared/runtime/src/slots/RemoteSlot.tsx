import { Fragment, memo, useEffect, useRef, useState, type FragmentInstance, type ReactNode } from 'react';
import type { ExposeId } from '../contract/contract.ts';
import { answerEarlyClick } from '../defer/earlyClick.ts';
import { PartBoundary } from '../defer/PartBoundary.tsx';
import { gate } from '../defer/touch.ts';
import { useSlots } from './Slots.ts';

/** Ms that a slot may take in the browser: for its code, and for what it waits for while rendering. */
const SLOT_TIMEOUT_MS = 6_000;

interface RemoteSlotProps {
  id: ExposeId;
  /** What its loader brought, where a page has filled it. */
  data?: unknown;
  /** Stands in while the part loads. */
  fallback?: ReactNode;
  /** Stands in when the part cannot be had; `retry` asks again. Nothing by default. */
  failure?: (retry: () => void) => ReactNode;
  /**
   * `render` hydrates with the page; `touch` leaves the server's markup alone until the shopper first touches the page, so
   * that the part's code is no part of the first view (ADR 0005).
   */
  when?: 'render' | 'touch';
}

/** A place for a part of another team. A part that is late, missing or broken costs this place and nothing else. */
export const RemoteSlot = memo(RemoteSlotContent);

// Rendered anew ahead of its touch, a waiting slot would lose the server's markup: it is only when its props change.
function RemoteSlotContent({ id, data, fallback = null, failure, when = 'render' }: RemoteSlotProps) {
  const slots = useSlots();
  const [attempt, setAttempt] = useState(0);
  const waits = when === 'touch';
  // A waiting slot is late when it holds up the first navigation. One that is rendered later has no such limit.
  const [limit] = useState(waits ? gate.navigationTimeout : SLOT_TIMEOUT_MS);
  const Slot = slots.component(id, attempt, waits ? gate.touched : undefined);

  return (
    <PartBoundary
      key={attempt}
      limit={limit}
      fallback={fallback}
      failure={failure?.(() => setAttempt(attempt + 1)) ?? null}
    >
      <HydrationMarker>
        {/* oxlint-disable-next-line react/static-components -- `slots` keeps one component per id and attempt */}
        <Slot data={data} />
      </HydrationMarker>
    </PartBoundary>
  );
}

/** A fragment, as an element around a slot would come between it and the styles of its page (ADR 0025). */
function HydrationMarker({ children }: { children: ReactNode }) {
  const slot = useRef<FragmentInstance>(null);
  useEffect(() => {
    if (slot.current) answerEarlyClick(slot.current);
  }, []);
  return <Fragment ref={slot}>{children}</Fragment>;
}
