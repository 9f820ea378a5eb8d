import { Fragment, memo, useEffect, useRef, useState, type FragmentInstance, type ReactNode } from 'react';
import type { ExposeId } from '../contract/contract.ts';
import { replayEarlyInteractions } from '../defer/replayEarlyInteractions.ts';
import { PartBoundary } from '../defer/PartBoundary.tsx';
import { gate } from '../defer/touch.ts';
import { useSlots } from './Slots.ts';

/** Timeout of a slot in the browser: for its code, and for promises that it suspends on. */
const SLOT_TIMEOUT_MS = 6_000;

interface RemoteSlotProps {
  id: ExposeId;
  /** The data of its loader, if a page has filled the slot. */
  data?: unknown;
  /** Rendered while the slot loads. */
  fallback?: ReactNode;
  /** Rendered if the slot fails; `retry` loads it again. Empty by default. */
  failure?: (retry: () => void) => ReactNode;
  /**
   * `render` hydrates with the page; `idle` keeps the server markup until the slot's code is loaded in idle time, so that it is not
   * part of the first view (ADR 0084).
   */
  when?: 'render' | 'idle';
}

/** Renders a slot of another team. If it times out, cannot be loaded or throws, the rest of the page stays. */
export const RemoteSlot = memo(RemoteSlotContent);

// Memoized, as re-rendering an idle slot before hydration discards the server markup.
function RemoteSlotContent({ id, data, fallback = null, failure, when = 'render' }: RemoteSlotProps) {
  const slots = useSlots();
  const [attempt, setAttempt] = useState(0);
  const isIdle = when === 'idle';
  // An idle slot times out when it delays the first navigation. One that is rendered later has no timeout.
  const [limit] = useState(isIdle ? gate.navigationTimeout : SLOT_TIMEOUT_MS);
  const Slot = slots.component(id, attempt, isIdle && gate.isClosed);

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

/** A fragment, as an element around a slot would break the layout of its page (ADR 0025). */
function HydrationMarker({ children }: { children: ReactNode }) {
  const slot = useRef<FragmentInstance>(null);
  useEffect(() => {
    if (slot.current) replayEarlyInteractions(slot.current);
  }, []);
  return <Fragment ref={slot}>{children}</Fragment>;
}
