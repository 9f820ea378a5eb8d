import { Component, Suspense, useState, type ReactNode } from 'react';
import type { ExposeId } from './contract.ts';
import { useSlots } from './Slots.ts';

interface RemoteSlotProps {
  id: ExposeId;
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
export function RemoteSlot({ id, fallback = null, failure, hydrate = 'atOnce' }: RemoteSlotProps) {
  const slots = useSlots();
  const [attempt, setAttempt] = useState(0);
  const Slot = slots.component(id, attempt, hydrate === 'onTouch' ? slots.firstTouch : undefined);
  const retry = () => setAttempt(attempt + 1);

  return (
    <SlotBoundary key={attempt} failure={failure?.(retry) ?? null}>
      <Suspense fallback={fallback}>
        {/* oxlint-disable-next-line react/static-components -- `slots` keeps one component per id and attempt */}
        <Slot />
      </Suspense>
    </SlotBoundary>
  );
}

interface SlotBoundaryProps {
  failure: ReactNode;
  children: ReactNode;
}

class SlotBoundary extends Component<SlotBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}
