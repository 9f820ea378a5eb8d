import { useState, type ReactNode } from 'react';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { defer } from '@hemvaror/runtime/defer/defer';
import { RemoteSlot } from '@hemvaror/runtime/slots/RemoteSlot';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { useIsLate } from '../page/useIsLate.ts';

const PanelPending = defer(async () => (await import('./PanelStates.tsx')).PanelPending, { when: 'demand' });

/** Ms that a panel may take before the shopper is told that it is on its way. */
const PATIENCE_MS = 200;

interface PanelPlaceProps {
  id: ExposeId;
  panel: 'cart' | 'account';
  failure: (retry: () => void) => ReactNode;
}

/** A panel of another team: no part of the page until it is first opened, then it stays. */
export function PanelPlace({ id, panel, failure }: PanelPlaceProps) {
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === panel;
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;

  return <RemoteSlot id={id} fallback={<LatePending panel={panel} />} failure={failure} />;
}

/** Code that is nearly there shows no sign of waiting, which would only flash. */
function LatePending({ panel }: Pick<PanelPlaceProps, 'panel'>) {
  return useIsLate(PATIENCE_MS) && <PanelPending panel={panel} />;
}
