import { isApiError } from '@hemvaror/runtime/api/apiError';
import type { ExposeId, FillSlot, LoaderArgs, SlotInputs } from '@hemvaror/runtime/contract/contract';
import type { FilledSlots } from '../core/pageData.ts';
import type { PageSource } from '../core/pageSource.ts';
import { withTimeout } from '../core/withTimeout.ts';

interface SlotFilling {
  fillSlot: FillSlot;
  /**
   * Waits for what was asked for, within the source's limit. A slot that throws or is late is told and left out.
   *
   * @throws ApiError when a slot's query fails: that is the page's failure (ERR-07, OP-50)
   */
  filled: () => Promise<FilledSlots>;
}

/** Slots whose code could not be had: the pages of a visit do not wait for it twice. */
const missing = new WeakMap<PageSource, Set<ExposeId>>();

/** Collects what a page asks other teams' slots for, and runs their loaders beside the page's own. */
export function slotFilling(
  { request, context }: Pick<LoaderArgs, 'request' | 'context'>,
  pages: PageSource,
): SlotFilling {
  const { onFailure, slotTimeoutMs } = pages;
  const asked: { id: ExposeId; places: Promise<FilledSlots> }[] = [];

  function leftOut(id: ExposeId, error: unknown): FilledSlots {
    if (isApiError(error) && !request.signal.aborted) throw error;
    if (!request.signal.aborted) onFailure(id, error);
    return {};
  }

  async function ask(id: ExposeId, inputs: SlotInputs | Promise<SlotInputs>): Promise<FilledSlots> {
    if (missing.get(pages)?.has(id)) return {};
    const [code, known] = await Promise.allSettled([pages.slot(id), inputs]);
    // What the inputs wait for is the page's own, and the page tells it.
    if (known.status === 'rejected') return {};
    if (code.status === 'rejected') {
      missing.set(pages, (missing.get(pages) ?? new Set()).add(id));
      throw code.reason;
    }
    if (!code.value) return {};
    const { loader } = code.value;
    if (!loader) throw new Error(`${id} cannot be filled: it exports no loader`);
    const found = await loader({ inputs: known.value, request, context });
    return Object.fromEntries(Object.entries(found).map(([place, data]) => [place, { id, data }]));
  }

  return {
    fillSlot: (id, inputs) => {
      const places = ask(id, inputs).catch((error: unknown) => leftOut(id, error));
      // Nobody waits for them when the page itself fails.
      places.catch(() => undefined);
      asked.push({ id, places });
    },
    filled: async () => {
      const late = (id: ExposeId) => () => new Error(`${id} was not filled within ${slotTimeoutMs} ms after its page`);
      const places = await Promise.all(
        asked.map(async (one) =>
          withTimeout(slotTimeoutMs, one.places, late(one.id)).catch((error: unknown) => leftOut(one.id, error)),
        ),
      );
      return Object.assign({}, ...places);
    },
  };
}
