import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useLocation } from '@hemvaror/runtime/libraries/router';

/** Delays for a pointer that only crosses a button or briefly leaves a submenu. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 240;

interface Opened {
  index: number;
  /** A submenu opened by hover stays open at the first click; the next click closes it. */
  by: 'hover' | 'click';
  /** Location key of the page on which it was opened: on any other page it is closed. */
  page: string;
}

interface OpenItem {
  openIndex: number | null;
  /** For the element around all items. */
  rootRef: RefObject<HTMLElement | null>;
  press: (index: number) => void;
  /** Has a stable identity. */
  close: () => void;
  /** For the element that contains an item's button and its submenu. */
  itemHandlers: (index: number) => {
    onPointerOver?: (event: PointerEvent) => void;
    onPointerLeave?: (event: PointerEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** State of the open submenu: one at a time, opened by click, Enter or (with `opensBy` hover) a resting pointer (HEAD-06). */
export function useOpenItem(opensBy: 'hover' | 'click'): OpenItem {
  const { key: page } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const rootRef = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openIndex = opened?.page === page ? opened.index : null;

  function set(next: Opened | null, delayMs = 0): void {
    clearTimeout(timer.current);
    if (delayMs > 0) timer.current = setTimeout(setOpened, delayMs, next);
    else setOpened(next);
  }

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpened(null);
  }, []);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const button = rootRef.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (rootRef.current?.contains(document.activeElement)) button?.focus();
    close();
  });
  const handlePointerDown = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !rootRef.current?.contains(target)) close();
  });

  useEffect(() => {
    if (openIndex === null) return undefined;
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, [openIndex]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // CSS opened the submenu below the pointer while the code was loading: keep it open.
  const openHovered = useEffectEvent(() => {
    const items = [...(rootRef.current?.querySelectorAll(':scope > ul > li') ?? [])];
    const index = items.findIndex((item) => item.matches(':hover') && item.querySelector(':scope > button'));
    if (opensBy === 'hover' && index >= 0) set({ index, by: 'hover', page });
  });
  useEffect(() => openHovered(), []);

  return {
    openIndex,
    rootRef,
    press: (index) => set(openIndex === index && opened?.by === 'click' ? null : { index, by: 'click', page }),
    close,
    itemHandlers: (index) => ({
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (openIndex === index && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
      ...(opensBy === 'hover' && {
        // React does not call `onPointerEnter` if the mouse comes from a part that is not hydrated.
        onPointerOver: ({ pointerType, currentTarget, relatedTarget }: PointerEvent) => {
          const hasEntered = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
          if (pointerType !== 'mouse' || !hasEntered) return;
          if (openIndex === index) clearTimeout(timer.current);
          else set({ index, by: 'hover', page }, openIndex === null ? OPEN_DELAY_MS : 1);
        },
        onPointerLeave: ({ pointerType }: PointerEvent) => {
          if (pointerType === 'mouse' && opened?.by !== 'click') set(null, CLOSE_DELAY_MS);
        },
      }),
    }),
  };
}
