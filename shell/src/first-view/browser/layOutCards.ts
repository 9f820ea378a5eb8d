import { whenIdle } from '@hemvaror/runtime/defer/whenIdle';

/** Values of the attribute: numbers of cards, as `ProductGrid.module.css` has them. */
const STEPS = ['8', '12', '16', 'all'];

/**
 * Ends the saving of layout for the first view (ADR 0064) when the page is idle, or when the shopper touches it: a shopper is about to
 * scroll, and nothing may move under the pointer. In steps, as all cards would take longer than a frame. Not where they are laid out
 * from the start (`markRestoredPage`).
 */
export async function layOutCards(): Promise<void> {
  if (document.documentElement.hasAttribute('data-laid-out')) return;
  for (const step of STEPS) {
    await whenIdle();
    document.documentElement.setAttribute('data-laid-out', step);
  }
}
