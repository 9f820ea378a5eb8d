import { createContext, lazy, use } from 'react';
import type { ExposeId, SlotModule } from '../contract/contract.ts';

export type LoadSlot = (id: ExposeId) => Promise<SlotModule>;
type SlotComponent = SlotModule['Component'];

/** The slot components of one request (server) or of one page view (browser). */
export class Slots {
  readonly #load: LoadSlot;
  readonly #components = new Map<string, SlotComponent>();

  constructor(load: LoadSlot) {
    this.#load = load;
  }

  /**
   * Loads slots ahead, so that they render without suspending: present without JavaScript, hydrated in one pass. One
   * that cannot be had throws when it is rendered.
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
   * @param attempt counts retries: React remembers a failed `lazy` for ever, so each attempt has its own
   * @param wait what the component waits for before its code is asked for
   */
  component(id: ExposeId, attempt: number, wait?: Promise<void>): SlotComponent {
    const key = keyOf(id, attempt);
    let found = this.#components.get(key);
    if (!found) {
      found = lazy(async () => {
        await wait;
        return { default: (await this.#load(id)).Component };
      });
      this.#components.set(key, found);
    }
    return found;
  }

  /** The code of a slot whose data a page asks for; the slot then renders without suspending. */
  async module(id: ExposeId): Promise<SlotModule> {
    const module = await this.#load(id);
    const key = keyOf(id, 0);
    // What stands on the page already keeps its component, or React would make it anew.
    if (!this.#components.has(key)) this.#components.set(key, module.Component);
    return module;
  }

  /** Handlers for the control that opens a slot: they fetch its code ahead. A failure shows when the slot is rendered. */
  intent(id: ExposeId): { onPointerEnter: () => void; onFocus: () => void } {
    const prefetch = () => {
      this.#load(id).catch(() => undefined);
    };
    return { onPointerEnter: prefetch, onFocus: prefetch };
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
  if (!slots) throw new Error('Slots are provided by the shell; in a test, wrap the component in <SlotsContext>.');
  return slots;
}
