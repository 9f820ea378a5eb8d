import { lazy, memo, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from '@hemvaror/ui/useHydrated';
import { answerEarlyClick } from './earlyClick.ts';
import { deferred } from './lazyModule.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { gate } from './touch.ts';

/** Ms that the code may take; then, and not before a navigation needs it, the part gives way to `missing`. */
const LIMIT_MS = 6_000;

interface DeferOptions<Props> {
  /**
   * When the browser fetches the code: at the shopper's first touch, when the component is rendered, or when it is asked for
   * (`load`, `prefetch`, `intent`) or rendered later than the first view.
   */
  when?: 'touch' | 'render' | 'demand';
  /** Whether the server renders it; by default all but `demand`. */
  ssr?: boolean;
  /**
   * What is rendered while the code cannot be loaded: the server's markup (or nothing, where there is none), or another
   * component. That of a `render` part also stands in while the code loads, where the server has rendered nothing.
   * `throw` leaves it to the boundary around.
   */
  missing?: 'markup' | 'throw' | ComponentType<Props>;
}

export type Deferred<Props> = ComponentType<Props> & {
  /** Loads the code, so that the component renders at once. @throws the error of the last try; a later call asks again */
  load: () => Promise<void>;
  /** The same as a hint, whose failure is ignored. */
  prefetch: () => void;
  /** Handlers for the control that leads to the component: they prefetch. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * A component whose code is not part of the first view (ADR 0025). Its element is `<slot>`, which has no box of its own.
 *
 * The build reads the text of the call (`deferPlugin.ts`): `defer(async () => (await import('./Claims.tsx')).Claims)`, with
 * the options as literals.
 */
export function defer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = 'touch', ssr = when !== 'demand', missing = 'markup' }: DeferOptions<Props> = {},
): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const code = deferred(
    async () => {
      Loaded = await load();
    },
    when,
    ssr,
  );
  const Missing = typeof missing === 'string' ? undefined : missing;
  const Meanwhile = when === 'render' ? Missing : undefined;

  /** The part, whose code is loaded. */
  function HydrationMarker(props: Props) {
    const root = useRef<HTMLSlotElement>(null);
    useEffect(() => {
      if (root.current) answerEarlyClick(root.current);
    }, []);
    return <slot ref={root}>{Loaded && <Loaded {...props} />}</slot>;
  }

  const lazyPart = () =>
    lazy(async () => {
      if (when === 'touch') await gate.touched;
      if (missing === 'throw') {
        await code();
        return { default: HydrationMarker };
      }
      let lose = () => {};
      const lost = new Promise<void>((resolve) => (lose = resolve));
      const loaded = code.untilLoaded((error) => {
        console.warn('Deferred code failed to load:', error);
        lose();
      });
      if (Meanwhile) await loaded;
      else {
        const timer = setTimeout(lose, LIMIT_MS);
        await Promise.race([loaded, Promise.all([lost, Missing ? undefined : gate.navigationTimeout])]);
        clearTimeout(timer);
      }
      return { default: Loaded ? HydrationMarker : untilArrived(loaded) };
    });

  /** Takes over the server's markup without a change, then renders `missing`, then the part. */
  function untilArrived(loaded: Promise<void>) {
    return function UntilArrived(props: Props): ReactNode {
      const [Shown, setShown] = useState<ComponentType<Props>>(() => ServerMarkup);
      useEffect(() => {
        if (Missing) setShown(() => Missing);
        void loaded.then(() => setShown(() => HydrationMarker));
      }, []);
      return <Shown {...props} />;
    };
  }

  function DeferredContent(props: Props) {
    // One component for as long as the place is there: another would forget what was typed into it.
    const [Part] = useState(() => (Loaded ? HydrationMarker : lazyPart()));
    return (
      <PartBoundary
        {...(missing !== 'throw' && { failure: Missing ? <Missing {...props} /> : null })}
        fallback={Meanwhile && <Meanwhile {...props} />}
      >
        <Part {...props} />
      </PartBoundary>
    );
  }

  function AfterHydration(props: Props) {
    return useHydrated() && <DeferredContent {...props} />;
  }

  const { prefetch } = code;
  // Rendered anew before the touch, the part would lose the server's markup: it is only when its props change.
  return Object.assign(memo(ssr ? DeferredContent : AfterHydration), {
    load: code,
    prefetch,
    intent: { onPointerEnter: prefetch, onFocus: prefetch },
  });
}

function ServerMarkup() {
  // React takes over the element alone: it sets no HTML while it hydrates.
  return <slot suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
