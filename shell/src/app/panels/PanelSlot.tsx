import { useState, type ReactNode } from 'react';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { defer } from '@hemvaror/runtime/defer/defer';
import { RemoteSlot } from '@hemvaror/runtime/slots/RemoteSlot';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { useIsDelayed } from '../page/useIsDelayed.ts';

const PanelPending = defer(async () => (await import('./PanelStates.tsx')).PanelPending, { when: 'demand' });

/** Delay before the loading panel is shown. */
const LOADING_DELAY_MS = 200;

interface PanelSlotProps {
  id: ExposeId;
  panel: 'cart' | 'account';
  failure: (retry: () => void) => ReactNode;
}

/** A panel of a remote. It is rendered when it is first opened, and stays rendered. */
export function PanelSlot({ id, panel, failure }: PanelSlotProps) {
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === panel;
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;

  return <RemoteSlot id={id} fallback={<DelayedPending panel={panel} />} failure={failure} />;
}

/** The loading panel, delayed so that it does not flash. */
function DelayedPending({ panel }: Pick<PanelSlotProps, 'panel'>) {
  return useIsDelayed(LOADING_DELAY_MS) && <PanelPending panel={panel} />;
}
