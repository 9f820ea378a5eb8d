import { splitExposeId } from '@hemvaror/platform/contract/exposeId';
import { CHECKOUT_REMOTE, CHECKOUT_ROUTES, LAYOUT_SLOTS, PAGES } from './pages.ts';

/**
 * Checks the pages of the document of the checkout, when the shell registers its pages (OP-67).
 *
 * @throws Error if one of them, or a slot of its layout, is of another remote
 */
export function checkCheckoutPages(pages = PAGES, layoutSlots = LAYOUT_SLOTS): void {
  for (const name of CHECKOUT_ROUTES) {
    const { page, layout = 'default' } = pages[name] ?? {};
    for (const id of [...(page ? [page] : []), ...layoutSlots[layout]]) {
      if (splitExposeId(id).remote === CHECKOUT_REMOTE) continue;
      throw new Error(`${id} is not allowed on the route ${name}. Expected an expose of ${CHECKOUT_REMOTE}.`);
    }
  }
}
