import { createContext, lazy, use } from 'react';
import type { ExposeId, SlotModule } from '../contract/contract.ts';
import { waitForTurn } from '../defer/idleCode.ts';
import { onceRequested, type DeferredModule } from '../defer/lazyModule.ts';

export type LoadSlot = (id: ExposeId) => Promise<SlotModule>;
type SlotComponent = SlotModule['Component'];

/** The slot components of one request (server) or of one page view (browser). */
export class Slots {
  readonly #load: LoadSlot;
  readonly #components = new Map<string, SlotComponent>();
  /** The code of the components that wait for their turn. */
  readonly #waiting = new Map<string, DeferredModule<SlotModule>>();

  constructor(load: LoadSlot) {
    this.#load = load;
  }

  /**
   * Loads slots before rendering, so that they render without suspending: visible without JavaScript, hydrated in one pass. A
   * slot that fails to load throws when it is rendered.
   */
  async preload(ids: readonly ExposeId[]): Promise<void> {
    await Promise.all(
      ids.map(async (id) => {
        const component = await this.#load(id).then(({ Component }) => Component, missing);
        this.#components.set(keyOf(id, 0), component);
      }),
    );
  }

  /**
   * @param attempt counts retries: React caches a failed `lazy` forever, so each attempt has its own
   * @param waiting moment of a slot whose code waits for its turn, and the id of the element around its server markup
   */
  component(id: ExposeId, attempt: number, waiting?: { when: 'soon' | 'idle'; elementId: string }): SlotComponent {
    const key = keyOf(id, attempt);
    let component = this.#components.get(key);
    if (!component) {
      const code = onceRequested(async () => this.#load(id), waiting?.when ?? 'demand', waiting !== undefined);
      if (waiting) this.#waiting.set(key, code);
      component = lazy(async () => {
        if (waiting) await code.requested;
        return { default: (await code()).Component };
      });
      this.#components.set(key, component);
    }
    // A page may have the slot several times.
    const code = this.#waiting.get(key);
    if (waiting && code) void waitForTurn(waiting.elementId, code);
    return component;
  }

  /**
   * Loads the code of a slot that a page fills, or that is likely to be opened. The slot then renders without suspending: React
   * shows suspended content up to 300 ms later.
   */
  async module(id: ExposeId): Promise<SlotModule> {
    const module = await this.#load(id);
    const key = keyOf(id, 0);
    // Keep the component of a rendered slot: React would remount another one.
    if (!this.#components.has(key)) this.#components.set(key, module.Component);
    return module;
  }
}

function missing(error: unknown): SlotComponent {
  return function Missing() {
    throw error;
  };
}

function keyOf(id: ExposeId, attempt: number): string {
  return `${id}#${attempt}`;
}

export const SlotsContext = createContext<Slots | null>(null);

/** @throws Error outside the shell */
export function useSlots(): Slots {
  const slots = use(SlotsContext);
  if (!slots) throw new Error('useSlots needs a SlotsContext. In a test, render with @hemvaror/testing.');
  return slots;
}
