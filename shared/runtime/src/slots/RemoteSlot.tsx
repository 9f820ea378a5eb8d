import { Fragment, memo, useEffect, useId, useRef, useState, type FragmentInstance, type ReactNode } from 'react';
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
   * `render` hydrates with the page; `soon` and `idle` keep the server markup until the slot's code is loaded in idle time, so that it
   * is not part of the first view (ADR 0084). `idle` waits until the markup is near the window.
   */
  when?: 'render' | 'soon' | 'idle';
}

/** Renders a slot of another team. If it times out, cannot be loaded or throws, the rest of the page stays. */
export const RemoteSlot = memo(RemoteSlotContent);

// Memoized, as re-rendering an idle slot before hydration discards the server markup.
function RemoteSlotContent({ id, data, fallback = null, failure, when = 'render' }: RemoteSlotProps) {
  const slots = useSlots();
  const [attempt, setAttempt] = useState(0);
  const isIdle = when !== 'render';
  // An idle slot times out when it delays the first navigation. One that is rendered later has no timeout.
  const [limit] = useState(isIdle ? gate.navigationTimeout : SLOT_TIMEOUT_MS);
  const elementId = useId();
  const [isWaiting] = useState(() => isIdle && gate.isClosed);
  const Slot = slots.component(id, attempt, isWaiting && isIdle ? { elementId, when } : undefined);

  return (
    <PartBoundary
      key={attempt}
      limit={limit}
      fallback={fallback}
      failure={failure?.(() => setAttempt(attempt + 1)) ?? null}
    >
      <HydrationMarker elementId={isIdle ? elementId : undefined}>
        {/* oxlint-disable-next-line react/static-components -- `slots` keeps one component per id and attempt */}
        <Slot data={data} />
      </HydrationMarker>
    </PartBoundary>
  );
}

/**
 * An idle slot has an element without a box, by which a touch and the distance from the window are known. Others are a fragment, as
 * pages select their children.
 */
function HydrationMarker({ elementId, children }: { elementId: string | undefined; children: ReactNode }) {
  const element = useRef<HTMLSlotElement>(null);
  const fragment = useRef<FragmentInstance>(null);
  useEffect(() => {
    const root = element.current ?? fragment.current;
    if (root) replayEarlyInteractions(root);
  }, []);
  if (elementId === undefined) return <Fragment ref={fragment}>{children}</Fragment>;
  return (
    <slot ref={element} id={elementId}>
      {children}
    </slot>
  );
}
