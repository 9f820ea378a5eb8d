import { compact } from '@hemvaror/domain/compact';
import type { OrderPage_orderFragment } from './OrderPage.generated.ts';
import { parseSelection, quantityField, returnable, type Selection } from './withdrawalSelection.ts';

/** The view of the page of an order, named in the query: its status, or a step of a change. */
export type OrderPageStep =
  | { kind: 'status' }
  | { kind: 'cancel' }
  /** The selection of items to return. */
  | { kind: 'select'; isEmpty: boolean }
  /** The summary of the selection, which the buyer confirms. `items` are pairs of line id and quantity. */
  | { kind: 'confirm'; items: [itemId: number, quantity: number][] };

/** Query parameter that names the step. Links to it load a document, so that they work without JavaScript. */
export const STEP_PARAMETER = 'do';
export const STEPS = { cancel: 'cancel', select: 'withdraw', confirm: 'confirm-withdrawal' } as const;

/** @returns the status for an unknown step, and for a change that is not possible (any more) */
export function parseOrderStep(query: URLSearchParams, order: OrderPage_orderFragment): OrderPageStep {
  const step = query.get(STEP_PARAMETER);
  if (step === STEPS.cancel && order.isCancellable) return { kind: 'cancel' };
  if (!order.isWithdrawable) return { kind: 'status' };
  if (step === STEPS.select) return { kind: 'select', isEmpty: false };
  if (step !== STEPS.confirm) return { kind: 'status' };
  const items = [...returnable(parseSelection(query), compact(order.itemStates))];
  return items.length > 0 ? { kind: 'confirm', items } : { kind: 'select', isEmpty: true };
}

/** Address of a step of the page. @param path of the page */
export function stepAddress(path: string, step: keyof typeof STEPS): string {
  return `${path}?${STEP_PARAMETER}=${STEPS[step]}`;
}

/** Address of the summary of a selection. @param path of the page */
export function confirmAddress(path: string, selection: Selection): string {
  const query = new URLSearchParams(
    [...selection].map(([itemId, quantity]) => [quantityField(itemId), String(quantity)]),
  );
  return `${stepAddress(path, 'confirm')}&${query}`;
}
