import type { Locator, Page } from '@playwright/test';
import { BUYABLE } from '../../pages.ts';
import { typeKeys } from '../press.ts';
import type { Visit } from '../visit.ts';
import { banner, dialog, DIALOG, main, pressing, type OwnTap } from './ownTap.ts';

const CART_BUTTON = 'header a[href$="/kassan"]';
const QUANTITY_IN_CART = `${DIALOG} [role=group] input`;
const ZIP = '111 22';

const cartButton = (page: Page) => banner(page).getByRole('button', { name: /^Varukorg/ });
const moreInCart = (page: Page) => dialog(page).getByRole('button', { name: 'Öka antal' }).first();
const zipField = (page: Page) => main(page).getByRole('textbox', { name: 'Postnummer' }).first();

export const BUYING: readonly OwnTap[] = [
  {
    name: 'add to cart',
    page: 'product',
    path: BUYABLE.path,
    // On a phone the last one is in the bar at the lower edge.
    control: (page) => page.getByRole('button', { name: BUYABLE.add }).last(),
    result: { css: CART_BUTTON, becomes: 'changed' },
  },
  {
    name: 'add to cart in a list',
    page: 'list',
    path: '/c/pallar',
    control: (page) =>
      main(page)
        .getByRole('button', { name: /^Lägg .+ i varukorgen$/ })
        .first(),
    result: { css: CART_BUTTON, becomes: 'changed' },
  },
  {
    name: 'quantity, product',
    page: 'product',
    path: BUYABLE.path,
    control: (page) => main(page).getByRole('button', { name: 'Öka antal' }).first(),
    result: { css: 'main form [role=group] input', becomes: 'changed' },
  },
  { name: 'cart', page: 'list', visitor: 'cart', control: cartButton, result: { css: QUANTITY_IN_CART } },
  {
    name: 'more in the cart',
    page: 'list',
    visitor: 'cart',
    before: pressing(cartButton),
    control: moreInCart,
    result: { css: QUANTITY_IN_CART, becomes: 'changed' },
  },
  {
    name: 'fewer in the cart',
    page: 'list',
    visitor: 'cart',
    before: pressing(cartButton, moreInCart),
    control: (page) => dialog(page).getByRole('button', { name: 'Minska antal' }).first(),
    result: { css: QUANTITY_IN_CART, becomes: 'changed' },
  },
  {
    name: 'checkout, first field',
    page: 'checkout',
    visitor: 'cart',
    control: zipField,
    result: { css: 'main input:focus' },
  },
  {
    name: 'checkout, ways to deliver',
    page: 'checkout',
    visitor: 'cart',
    before: enterZip,
    control: showShipping,
    result: { css: 'main input[type=radio][name=shipping], main fieldset legend', becomes: 'changed' },
  },
  {
    name: 'place order without details',
    page: 'checkout',
    visitor: 'cart',
    before: async (visit) => {
      await enterZip(visit);
      await pressing(showShipping)(visit);
    },
    control: (page) => main(page).getByRole('button', { name: 'Beställ och betala' }),
    result: { css: 'main [role=alert]' },
  },
];

function showShipping(page: Page): Locator {
  return main(page).getByRole('button', { name: 'Visa leveranssätt' });
}

async function enterZip(visit: Visit): Promise<void> {
  await pressing(zipField)(visit);
  await typeKeys(visit.page, ZIP);
}
