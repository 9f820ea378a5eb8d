import { lazy, Suspense, use, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { PartBoundary } from './PartBoundary.tsx';
// By its name, not by its place: only so is it the one instance that the shell provides.
import { SlotsContext } from '@storefront/federation/Slots';

/**
 * A part of a page that the server renders at once, while its code reaches the browser with the shopper's first touch
 * (docs/adr/0014). A button that is pressed meanwhile is pressed again once the part answers; where the code cannot be
 * had, the part stays as the server made it. Its chunk's name ends in `-late`, so that its styles are in the page from the
 * start (completeRelease.ts).
 *
 * @returns the part, and `prepare`, which a loader awaits: what it loads for is then rendered without waiting
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | undefined;

  function Late(props: Props) {
    const touched = use(SlotsContext)?.firstTouch;
    const place = useRef<HTMLSlotElement>(null);
    const answer = useEarlyPress(place);
    // Kept for as long as the page stands: another component in its place would forget what was typed into it.
    // oxlint-disable-next-line react/refs -- the place is read after the touch, never while rendering
    const [Part] = useState(() => ready ?? waiting(load, { touched, markup: () => place.current?.innerHTML }));
    return (
      // An element that lays nothing out by itself.
      <slot ref={place}>
        <PartBoundary failure={null}>
          <Suspense>
            {/* oxlint-disable-next-line react/static-components -- chosen once, above */}
            <Part {...props} />
            <Answering onAnswering={answer} />
          </Suspense>
        </PartBoundary>
      </slot>
    );
  }

  async function prepare(): Promise<void> {
    try {
      ready = await load();
    } catch {
      // The part is no reason to do without its page: it asks for its code again, and without it costs its own place.
    }
  }

  return { Late, prepare };
}

interface Waiting {
  touched: Promise<void> | undefined;
  /** What the server made of the part. */
  markup: () => string | undefined;
}

function waiting<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { touched, markup }: Waiting,
): ComponentType<Props> {
  return lazy(async () => {
    await touched;
    try {
      return { default: await load() };
    } catch (error) {
      const html = markup();
      if (!html) throw error;
      // What the server made can be read, and its links and forms work.
      return { default: () => <slot dangerouslySetInnerHTML={{ __html: html }} /> };
    }
  });
}

/** Takes note of a button that is pressed before the part answers. @returns what presses it again */
function useEarlyPress(place: RefObject<HTMLElement | null>): () => void {
  const isAnswering = useRef(false);
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    function note({ target }: Event): void {
      if (isAnswering.current || !(target instanceof Element) || !place.current?.contains(target)) return;
      pressed.current = target.closest('button');
    }
    // Ahead of React, which stops events of markup that it has not taken over.
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, [place]);

  return () => {
    isAnswering.current = true;
    if (pressed.current?.isConnected) pressed.current.click();
    pressed.current = null;
  };
}

function Answering({ onAnswering }: { onAnswering: () => void }) {
  useEffect(onAnswering, [onAnswering]);
  return null;
}
