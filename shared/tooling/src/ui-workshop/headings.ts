import type { GROUPS, Translate } from '@hemvaror/ui/examples/componentExamples';

export type Group = (typeof GROUPS)[number];

/** The headings of the component sheet. */
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
    ways: translate('Vägar', 'Ways'),
    accordion: translate('Dragspel och filter', 'Accordions and filters'),
    progress: translate('Förlopp och sidor', 'Progress and pages'),
    messages: translate('Besked och rader över sidan', 'Messages and lines across the page'),
    floating: translate('Det som svävar', 'What floats'),
    panels: translate('Sidopaneler', 'Side panels'),
    pictures: translate('Bilder, flaggor och ikoner', 'Pictures, flags and icons'),
    header: translate('Mörkt sidhuvud', 'Dark header'),
  };
  return headings[group];
}

/** What the sheet shows and a team owns: it stands with its page, not here. */
export function elsewhere(translate: Translate): readonly { what: string; where: string }[] {
  return [
    {
      what: translate('Varukorgsrad och summa', 'Cart lines and totals'),
      where: 'mf-cart-checkout/src/{cart-lines,totals}',
    },
    { what: translate('Tillagd i varukorgen', 'Added to the cart'), where: 'mf-cart-checkout/src/added-to-cart' },
    { what: translate('Kassans steg', 'Steps of the checkout'), where: 'mf-cart-checkout/src/checkout-page/step' },
    { what: translate('Ordrar', 'Orders'), where: 'mf-account/src/orders-page' },
    { what: translate('Sidhuvud och sidfot', 'Header and footer'), where: 'shell/src/{header,top-bar,footer}' },
  ];
}

/** `IconButton` → `icon-button` */
export function linkOf(component: string): string {
  return component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
