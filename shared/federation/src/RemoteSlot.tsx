import { memo, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ExposeId } from './contract.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { useSlots } from './Slots.ts';

/** Ms that a slot may take in the browser: for its code, and for what it waits for while rendering. */
const SLOT_LIMIT_MS = 6_000;

interface RemoteSlotProps {
  id: ExposeId;
  /** What its loader brought, where a page has filled it. */
  data?: unknown;
  /** Stands in while the part loads. */
  fallback?: ReactNode;
  /** Stands in when the part cannot be had; `retry` asks again. Nothing by default. */
  failure?: (retry: () => void) => ReactNode;
  /**
   * `atOnce` hydrates with the page; `onTouch` leaves the server's markup alone until the shopper first touches the
   * page, so that the part's code is no part of the first view.
   */
  hydrate?: 'atOnce' | 'onTouch';
}

/** A place for a part of another team. A part that is late, missing or broken costs this place and nothing else. */
export const RemoteSlot = memo(Place);

// Rendered anew ahead of its touch, a waiting slot would lose the server's markup: it is only when its props change.
function Place({ id, data, fallback = null, failure, hydrate = 'atOnce' }: RemoteSlotProps) {
  const slots = useSlots();
  const [attempt, setAttempt] = useState(0);
  const [lateAttempt, setLateAttempt] = useState<number>();
  const readyAttempt = useRef<number>(undefined);
  const waits = hydrate === 'onTouch';
  const Slot = slots.component(id, attempt, waits ? slots.firstTouch : undefined);
  const retry = () => setAttempt(attempt + 1);

  useEffect(() => {
    const limit = () => {
      if (readyAttempt.current !== attempt) setLateAttempt(attempt);
    };
    if (waits) {
      void slots.heldUp?.then(limit);
      return undefined;
    }
    const timer = setTimeout(limit, SLOT_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [attempt, slots, waits]);

  return (
    <PartBoundary key={attempt} isLate={lateAttempt === attempt} failure={failure?.(retry) ?? null}>
      <Suspense fallback={fallback}>
        {/* oxlint-disable-next-line react/static-components -- `slots` keeps one component per id and attempt */}
        <Slot data={data} />
        <Ready
          onReady={() => {
            // A block: what an effect returns is called when it ends.
            readyAttempt.current = attempt;
          }}
        />
      </Suspense>
    </PartBoundary>
  );
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady);
  return null;
}
