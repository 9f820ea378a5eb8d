import { useEffect, type RefObject } from 'react';
import type { BootWindow } from '../boot.ts';

/** Presses once more the button of a late part that was pressed before the part's code was there. */
export function useEarlyClick(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = bootWindow();
    const early = page?.earlyClick;
    if (!early || !part.current?.contains(early)) return;
    delete page.earlyClick;
    early.click();
  }, [part]);
}

/** A part that is rendered by itself, as in a test, has no page around it. */
function bootWindow(): BootWindow | undefined {
  return window.__STOREFRONT__;
}
