import { isApiError } from '@hemvaror/runtime/api/apiError';
import type { ExposeId, FillSlot, LoaderArgs, SlotInputs } from '@hemvaror/runtime/contract/contract';
import type { FilledSlots } from '../core/pageData.ts';
import type { PageSource } from '../core/pageSource.ts';
import { PageError } from '@hemvaror/domain/pageError';
import { withTimeout } from '../core/withTimeout.ts';

interface SlotFilling {
  fillSlot: FillSlot;
  /**
   * Waits for the slots, within the source's timeout. A slot that fails or times out is reported and left out.
   *
   * @throws ApiError if a slot's query fails, which fails the page (ERR-07, OP-50)
   */
  filled: () => Promise<FilledSlots>;
}

/** Slots whose code failed to load: later pages of the visit do not request it again. */
const missing = new WeakMap<PageSource, Set<ExposeId>>();

/** Collects the slots that a page fills, and runs their loaders in parallel with the page's own. */
export function slotFilling(
  { request, context }: Pick<LoaderArgs, 'request' | 'context'>,
  pages: PageSource,
  onFailure = pages.onFailure,
): SlotFilling {
  const { slotTimeoutMs } = pages;
  const requests: { id: ExposeId; slots: Promise<FilledSlots> }[] = [];

  function handleSlotError(id: ExposeId, error: unknown): FilledSlots {
    if (isApiError(error) && !request.signal.aborted) throw error;
    if (!request.signal.aborted) onFailure(id, error);
    return {};
  }

  async function load(id: ExposeId, inputs: SlotInputs | Promise<SlotInputs>): Promise<FilledSlots> {
    if (missing.get(pages)?.has(id)) return {};
    const [code, inputResult] = await Promise.allSettled([pages.slot(id), inputs]);
    // The inputs come from the page, which reports their error itself.
    if (inputResult.status === 'rejected') return {};
    if (code.status === 'rejected') {
      missing.set(pages, (missing.get(pages) ?? new Set()).add(id));
      throw code.reason;
    }
    if (!code.value) return {};
    const { loader } = code.value;
    if (!loader) throw new Error(`${id} cannot be filled. Expected an exported loader.`);
    const data = await loader({ inputs: inputResult.value, request, context });
    return Object.fromEntries(Object.entries(data).map(([position, value]) => [position, { id, data: value }]));
  }

  return {
    fillSlot: (id, inputs) => {
      const slots = load(id, inputs).catch((error: unknown) => handleSlotError(id, error));
      // Not awaited if the page itself fails: avoid an unhandled rejection.
      slots.catch(() => undefined);
      requests.push({ id, slots });
    },
    filled: async () => {
      const timeoutError = (id: ExposeId) => () =>
        new PageError(503, `${id} was not filled within ${slotTimeoutMs} ms after its page.`);
      const slots = await Promise.all(
        requests.map(async (one) =>
          withTimeout(slotTimeoutMs, one.slots, timeoutError(one.id)).catch((error: unknown) =>
            handleSlotError(one.id, error),
          ),
        ),
      );
      return Object.assign({}, ...slots);
    },
  };
}
