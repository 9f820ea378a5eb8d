import type { PageSlots } from '@hemvaror/runtime/contract/contract';
import { RemoteSlot } from '@hemvaror/runtime/slots/RemoteSlot';
import type { FilledSlots } from '../core/pageData.ts';

/**
 * The elements for the slot positions of a page. On the first view their markup is in the document; their code is loaded in
 * idle time (ADR 0084).
 */
export function renderSlots(slots: FilledSlots): PageSlots {
  return Object.fromEntries(
    Object.entries(slots).map(([position, { id, data }]) => [
      position,
      <RemoteSlot key={position} id={id} data={data} when="idle" />,
    ]),
  );
}
