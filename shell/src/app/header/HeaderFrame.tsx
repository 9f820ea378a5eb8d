import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { useShop } from '@hemvaror/runtime/shop/shop';
import type { Theme } from '../data/themeOf.ts';
import type { HeaderState } from './trackHeaderScroll.ts';
import classes from './HeaderFrame.module.css';

const loadFollowScroll = lazyModule(() => import('./trackHeaderScroll.ts'));

interface HeaderFrameProps {
  /** HEAD-22 */
  theme?: Theme | undefined;
  children: ReactNode;
}

/**
 * Stays at the top of the window, slides away while the page is scrolled down beyond where the main area begins (HEAD-19),
 * comes back on any scroll up (HEAD-20) and has a shadow once the page is scrolled (HEAD-21). It keeps its place in the
 * page, so nothing jumps.
 */
export function HeaderFrame({ theme = 'light', children }: HeaderFrameProps) {
  const { siteTopThresholdPx, searchVisibleAtTop } = useShop().config;
  const [place, setHeaderState] = useState<HeaderState>('top');
  const frame = useRef<HTMLDivElement>(null);

  // A page that nobody scrolls does without the code.
  useEffect(() => {
    let isScrolledAway = false;
    let stop = () => {};
    const begin = () => {
      loadFollowScroll().then(
        ({ trackHeaderScroll }) => {
          if (!isScrolledAway) stop = trackHeaderScroll(frame.current, siteTopThresholdPx, setHeaderState);
        },
        () => {
          // Lost on the way: the header stays where it is.
        },
      );
    };
    if (window.scrollY > 0) begin();
    else window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      isScrolledAway = true;
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
      data-hidden={place === 'hidden' || undefined}
      data-scrolled={place !== 'top' || undefined}
    >
      {children}
    </div>
  );
}
