import type { GROUPS, Translate } from '@hemvaror/ui/examples/componentExamples';

export type Group = (typeof GROUPS)[number];

/** The headings of the workshop. */
export function groupHeading(group: Group, translate: Translate): string {
  const headings: Record<Group, string> = {
    colors: translate('Färg', 'Colors'),
    text: translate('Text', 'Text'),
    buttons: translate('Knappar', 'Buttons'),
    fields: translate('Fält', 'Fields'),
    choices: translate('Val', 'Choices'),
    badges: translate('Märken och brickor', 'Badges and chips'),
    price: translate('Pris och lager', 'Price and stock'),
    cards: translate('Produktkort', 'Product cards'),
    product: translate('Val på produktsidan', 'Choices of the product page'),
    ratings: translate('Betyg', 'Ratings'),
    ways: translate('Navigering', 'Navigation'),
    accordion: translate('Dragspel och filter', 'Accordions and filters'),
    progress: translate('Förlopp och sidor', 'Progress and pages'),
    messages: translate('Besked och rader över sidan', 'Messages and banners'),
    floating: translate('Svävande element', 'Floating elements'),
    panels: translate('Sidopaneler', 'Side panels'),
    pictures: translate('Bilder, flaggor och ikoner', 'Images, flags and icons'),
    header: translate('Mörkt sidhuvud', 'Dark header'),
  };
  return headings[group];
}

/** Components that a team owns, with the folder of each. They are not in the workshop. */
export function teamComponents(translate: Translate): readonly { name: string; folder: string }[] {
  return [
    {
      name: translate('Varukorgsrad och summa', 'Cart lines and totals'),
      folder: 'mf-cart-checkout/src/{cart-lines,totals}',
    },
    { name: translate('Tillagd i varukorgen', 'Added to the cart'), folder: 'mf-cart-checkout/src/added-to-cart' },
    { name: translate('Kassans steg', 'Steps of the checkout'), folder: 'mf-cart-checkout/src/checkout-page/step' },
    { name: translate('Ordrar', 'Orders'), folder: 'mf-account/src/orders-page' },
    { name: translate('Sidhuvud och sidfot', 'Header and footer'), folder: 'shell/src/app/{header,top-bar,footer}' },
  ];
}

/** `IconButton` → `icon-button` */
export function linkOf(component: string): string {
  return component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
