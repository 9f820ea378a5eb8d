import { useState, type ReactNode } from 'react';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { defer } from '@hemvaror/runtime/defer/defer';
import { RemoteSlot } from '@hemvaror/runtime/slots/RemoteSlot';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { useIsDelayed } from '../page/useIsDelayed.ts';

const PanelPending = defer(async () => (await import('./PanelStates.tsx')).PanelPending, { when: 'demand' });

/** Ms that a panel may take before the shopper is told that it is on its way. */
const LOADING_DELAY_MS = 200;

interface PanelPlaceProps {
  id: ExposeId;
  panel: 'cart' | 'account';
  failure: (retry: () => void) => ReactNode;
}

/** A panel of another team: no part of the page until it is first opened, then it stays. */
export function PanelSlot({ id, panel, failure }: PanelPlaceProps) {
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === panel;
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;

  return <RemoteSlot id={id} fallback={<DelayedPending panel={panel} />} failure={failure} />;
}

/** Code that is nearly there shows no sign of waiting, which would only flash. */
function DelayedPending({ panel }: Pick<PanelPlaceProps, 'panel'>) {
  return useIsDelayed(LOADING_DELAY_MS) && <PanelPending panel={panel} />;
}
