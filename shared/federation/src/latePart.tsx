import { lazy, Suspense, use, useState, type ComponentType } from 'react';
import { PartBoundary } from './PartBoundary.tsx';
import { SlotsContext } from './Slots.ts';

/**
 * A part of a page that the server renders at once, while its code reaches the browser with the shopper's first touch
 * (docs/adr/0014). A part that cannot be had then costs itself. Its chunk's name ends in `-late`, so that its styles
 * are in the page from the start (completeRelease.ts).
 *
 * @returns the part, and `prepare`, which a loader awaits: what it loads for is then rendered without waiting
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | undefined;

  function waiting(touched: Promise<void> | undefined): ComponentType<Props> {
    return lazy(async () => {
      await touched;
      return { default: await load() };
    });
  }

  function Late(props: Props) {
    const touched = use(SlotsContext)?.firstTouch;
    // Kept for as long as the page stands: another component in its place would forget what was typed into it.
    const [Part] = useState(() => ready ?? waiting(touched));
    return (
      <PartBoundary failure={null}>
        <Suspense>
          {/* oxlint-disable-next-line react/static-components -- chosen once, above */}
          <Part {...props} />
        </Suspense>
      </PartBoundary>
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
