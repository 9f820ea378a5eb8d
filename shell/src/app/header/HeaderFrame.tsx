import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { useShop } from '@hemvaror/runtime/shop/shop';
import type { Theme } from '../data/themeOf.ts';
import type { HeaderState } from './trackHeaderScroll.ts';
import classes from './HeaderFrame.module.css';

const loadTrackHeaderScroll = lazyModule(() => import('./trackHeaderScroll.ts'));

interface HeaderFrameProps {
  /** HEAD-22 */
  theme?: Theme | undefined;
  children: ReactNode;
}

/**
 * Sticks to the top of the window, is hidden on scrolling down beyond the start of the main area (HEAD-19), visible again on
 * any scroll up (HEAD-20) and has a shadow once the page is scrolled (HEAD-21). It stays in the document flow, so the layout
 * does not shift.
 */
export function HeaderFrame({ theme = 'light', children }: HeaderFrameProps) {
  const { siteTopThresholdPx, searchVisibleAtTop } = useShop().config;
  const [headerState, setHeaderState] = useState<HeaderState>('top');
  const frame = useRef<HTMLDivElement>(null);

  // The code is loaded at the first scroll.
  useEffect(() => {
    let isUnmounted = false;
    let stop = () => {};
    const begin = () => {
      loadTrackHeaderScroll().then(
        ({ trackHeaderScroll }) => {
          if (!isUnmounted) stop = trackHeaderScroll(frame.current, siteTopThresholdPx, setHeaderState);
        },
        () => {
          // Without the code the header stays visible.
        },
      );
    };
    if (window.scrollY > 0) begin();
    else window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      isUnmounted = true;
      window.removeEventListener('scroll', begin);
      stop();
    };
  }, [siteTopThresholdPx]);

  return (
    <div
      ref={frame}
      className={classes.frame}
      data-header-theme={theme}
      data-search-at-top={searchVisibleAtTop || undefined}
      data-hidden={headerState === 'hidden' || undefined}
      data-scrolled={headerState !== 'top' || undefined}
    >
      {children}
    </div>
  );
}
