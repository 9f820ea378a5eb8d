import {
  createContext,
  lazy,
  memo,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useHydrated } from '@hemvaror/ui/useHydrated';
import { replayEarlyInteractions } from './replayEarlyInteractions.ts';
import { waitForTurn } from './idleCode.ts';
import { deferred } from './lazyModule.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { gate } from './touch.ts';
import { isIdleCode, type When } from './unresolved.ts';

/** Timeout of the code. After it, once a navigation waits for the component, `missing` is rendered. */
const CODE_TIMEOUT_MS = 6_000;

interface DeferOptions<Props> {
  /**
   * When the browser fetches the code: in idle time after the first view (`soon` for controls in sight, `idle`), when the component is
   * rendered, or on demand (`load`, `prefetch`, `intent`, or rendering it after the first view). A touched component is fetched first.
   */
  when?: When;
  /** Whether the server renders it; by default all but `demand`. */
  ssr?: boolean;
  /**
   * Rendered while the code cannot be loaded: the server markup, if any, or another component. With `render`, that component
   * is also the fallback while the code loads, unless there is server markup. With `throw`, the parent error boundary handles
   * the error.
   */
  missing?: 'markup' | 'throw' | ComponentType<Props>;
}

export type Deferred<Props> = ComponentType<Props> & {
  /** Loads the code, so that the component renders without suspending. @throws the error of the last attempt; a later call retries */
  load: () => Promise<void>;
  /** Like `load`, but ignores a failure. */
  prefetch: () => void;
  /**
   * Event handlers for the control that opens the component: they prefetch. React does not call `onPointerEnter` if the mouse comes
   * from a part that is not hydrated.
   */
  intent: { onPointerOver: () => void; onFocus: () => void };
};

/**
 * Creates a component whose code is not part of the first view (ADR 0025). Its element is `<slot>`, which has no CSS box.
 *
 * The build parses the call (`deferPlugin.ts`): `defer(async () => (await import('./Claims.tsx')).Claims)`, with
 * the options as literals.
 */
export function defer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = 'idle', ssr = when !== 'demand', missing = 'markup' }: DeferOptions<Props> = {},
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
  const Fallback = when === 'render' ? Missing : undefined;

  /** Renders the loaded component, and replays early interactions with it. */
  function HydrationMarker(props: Props) {
    const root = useRef<HTMLSlotElement>(null);
    useEffect(() => {
      if (root.current) replayEarlyInteractions(root.current);
    }, []);
    return (
      <slot ref={root} id={use(ElementId)}>
        {Loaded && <Loaded {...props} />}
      </slot>
    );
  }

  /** @param isWaiting whether the code waits for its turn */
  const lazyContent = (elementId: string, isWaiting: boolean) =>
    lazy(async () => {
      if (isWaiting) await waitForTurn(elementId, code);
      if (missing === 'throw') {
        await code();
        return { default: HydrationMarker };
      }
      let fail = () => {};
      const failed = new Promise<void>((resolve) => (fail = resolve));
      const loaded = code.untilLoaded((error) => {
        console.warn('Deferred code failed to load:', error);
        fail();
      });
      if (Fallback) await loaded;
      else {
        const timer = setTimeout(fail, CODE_TIMEOUT_MS);
        await Promise.race([loaded, Promise.all([failed, Missing ? undefined : gate.navigationTimeout])]);
        clearTimeout(timer);
      }
      return { default: Loaded ? HydrationMarker : serverMarkupUntil(loaded) };
    });

  /** Hydrates the server markup unchanged, then renders `missing`, then the component. */
  function serverMarkupUntil(loaded: Promise<void>) {
    return function ServerMarkupUntilLoaded(props: Props): ReactNode {
      const [Current, setCurrent] = useState<ComponentType<Props>>(() => ServerMarkup);
      useEffect(() => {
        if (Missing) setCurrent(() => Missing);
        void loaded.then(() => setCurrent(() => HydrationMarker));
      }, []);
      return <Current {...props} />;
    };
  }

  function Part({ elementId, isOfFirstView, props }: PartProps<Props>) {
    // One component type until unmount: another type would reset the state.
    const [Content] = useState(() => {
      if (Loaded) return HydrationMarker;
      return lazyContent(elementId, isIdleCode(when) && gate.isClosed && isOfFirstView());
    });
    return (
      <PartBoundary
        {...(missing !== 'throw' && { failure: Missing ? <Missing {...props} /> : null })}
        fallback={Fallback && <Fallback {...props} />}
      >
        <ElementId value={elementId}>
          <Content {...props} />
        </ElementId>
      </PartBoundary>
    );
  }

  function Served(props: Props) {
    const elementId = useId();
    // A component without server markup is rendered later, and needed now.
    const isOfFirstView = () => document.getElementById(elementId) !== null;
    return <Part elementId={elementId} isOfFirstView={isOfFirstView} props={props} />;
  }

  function AfterHydration(props: Props) {
    const elementId = useId();
    const isHydrated = useHydrated();
    const [isOfFirstView] = useState(!isHydrated);
    return isHydrated && <Part elementId={elementId} isOfFirstView={() => isOfFirstView} props={props} />;
  }

  const { prefetch } = code;
  // Memoized, as re-rendering before hydration discards the server markup.
  return Object.assign(memo(ssr ? Served : AfterHydration), {
    load: code,
    prefetch,
    intent: { onPointerOver: prefetch, onFocus: prefetch },
  });
}

/** The id of the element around a deferred component. */
const ElementId = createContext<string | undefined>(undefined);

interface PartProps<Props> {
  elementId: string;
  /** Whether the component is rendered for the first view: other code may be more urgent then. */
  isOfFirstView: () => boolean;
  props: Props;
}

function ServerMarkup() {
  // React does not set innerHTML during hydration, so the server's children stay.
  return <slot id={use(ElementId)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
