import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { ExposeId } from '@storefront/federation/contract';
import { RemoteSlot } from '@storefront/federation/RemoteSlot';
import { useSelector } from '@storefront/platform/reactRedux';
import { panelSlice } from '@storefront/store/panelSlice';
import { PanelPending } from './lazyPanels.tsx';

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
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setIsLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);

  return (
    isLate && (
      <Suspense fallback={null}>
        <PanelPending panel={panel} />
      </Suspense>
    )
  );
}
