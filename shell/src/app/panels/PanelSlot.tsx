import type { ReactNode } from 'react';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { defer } from '@hemvaror/runtime/defer/defer';
import { RemoteSlot } from '@hemvaror/runtime/slots/RemoteSlot';
import { useIsDelayed } from '../page/useIsDelayed.ts';
import { useIsPanelRendered } from './useIsPanelRendered.ts';

const PanelPending = defer(async () => (await import('./PanelStates.tsx')).PanelPending, { when: 'demand' });

/** Delay before the loading panel is shown. */
const LOADING_DELAY_MS = 200;

interface PanelSlotProps {
  id: ExposeId;
  panel: 'cart' | 'account';
  failure: (retry: () => void) => ReactNode;
}

/** A panel of a remote. Like the panels of the shell, it is rendered ahead if it was prefetched. */
export function PanelSlot({ id, panel, failure }: PanelSlotProps) {
  if (!useIsPanelRendered(panel)) return null;

  return <RemoteSlot id={id} fallback={<DelayedPending panel={panel} />} failure={failure} />;
}

/** The loading panel, delayed so that it does not flash. */
function DelayedPending({ panel }: Pick<PanelSlotProps, 'panel'>) {
  return useIsDelayed(LOADING_DELAY_MS) && <PanelPending panel={panel} />;
}
