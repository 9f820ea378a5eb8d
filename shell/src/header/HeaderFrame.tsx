import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useShop } from '@storefront/store/shop';
import type { Theme } from '../data/themeOf.ts';
import classes from './HeaderFrame.module.css';

/** Px that a scroll has to go before it counts as one, so that a trembling finger moves nothing. */
const LEAST_SCROLL_PX = 4;

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
  const { siteTopThresholdPx } = useShop().config;
  const [place, setPlace] = useState<'top' | 'shown' | 'hidden'>('top');
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let last = Math.max(0, window.scrollY);
    let waiting = 0;
    let mainBeginsAt = Number.POSITIVE_INFINITY;

    // Measured when the page has been laid out anyway: asked for while scrolling, it would cost a layout of its own.
    const sizes = new ResizeObserver(() => {
      mainBeginsAt = mainTop(frame.current);
    });
    if (frame.current) sizes.observe(frame.current);

    function look(): void {
      waiting = 0;
      // An elastic page scrolls above its own top.
      const now = Math.max(0, window.scrollY);
      if (now <= siteTopThresholdPx) setPlace('top');
      else if (now < last - LEAST_SCROLL_PX) setPlace('shown');
      else if (now > last + LEAST_SCROLL_PX && now > mainBeginsAt) setPlace('hidden');
      else setPlace((before) => (before === 'top' ? 'shown' : before));
      if (Math.abs(now - last) > LEAST_SCROLL_PX) last = now;
    }

    function onScroll(): void {
      if (waiting === 0) waiting = requestAnimationFrame(look);
    }

    // A page may begin scrolled.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(waiting);
    };
  }, [siteTopThresholdPx]);

  return (
    <div
      ref={frame}
      className={classes.frame}
      data-header-theme={theme}
      data-hidden={place === 'hidden' || undefined}
      data-scrolled={place !== 'top' || undefined}
    >
      {children}
    </div>
  );
}

/** Px from the top of the page; where the frame stands alone, its own height. */
function mainTop(frame: HTMLElement | null): number {
  const next = frame?.nextElementSibling;
  return next instanceof HTMLElement ? next.offsetTop : (frame?.offsetHeight ?? 0);
}
