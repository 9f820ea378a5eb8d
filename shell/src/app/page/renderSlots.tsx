import type { PageSlots } from '@hemvaror/runtime/contract/contract';
import { RemoteSlot } from '@hemvaror/runtime/slots/RemoteSlot';
import type { FilledSlots } from '../core/pageData.ts';

/**
 * What a page is given to put in its places. Their code is no part of the first view: what they show stands in the
 * document, and answers from the first touch (ADR 0005).
 */
export function renderSlots(slots: FilledSlots): PageSlots {
  return Object.fromEntries(
    Object.entries(slots).map(([place, { id, data }]) => [
      place,
      <RemoteSlot key={place} id={id} data={data} when="touch" />,
    ]),
  );
}
