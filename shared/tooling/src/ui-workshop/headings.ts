import type { GROUPS, Say } from '@hemvaror/ui/examples/componentExamples';

export type Group = (typeof GROUPS)[number];

/** The headings of the component sheet. */
export function groupHeading(group: Group, say: Say): string {
  const headings: Record<Group, string> = {
    colors: say('Färg', 'Colors'),
    text: say('Text', 'Text'),
    buttons: say('Knappar', 'Buttons'),
    fields: say('Fält', 'Fields'),
    choices: say('Val', 'Choices'),
    badges: say('Märken och brickor', 'Badges and chips'),
    price: say('Pris och lager', 'Price and stock'),
    cards: say('Produktkort', 'Product cards'),
    product: say('Val på produktsidan', 'Choices of the product page'),
    ratings: say('Betyg', 'Ratings'),
    ways: say('Vägar', 'Ways'),
    accordion: say('Dragspel och filter', 'Accordions and filters'),
    progress: say('Förlopp och sidor', 'Progress and pages'),
    messages: say('Besked och rader över sidan', 'Messages and lines across the page'),
    floating: say('Det som svävar', 'What floats'),
    panels: say('Sidopaneler', 'Side panels'),
    pictures: say('Bilder, flaggor och ikoner', 'Pictures, flags and icons'),
    header: say('Mörkt sidhuvud', 'Dark header'),
  };
  return headings[group];
}

/** What the sheet shows and a team owns: it stands with its page, not here. */
export function elsewhere(say: Say): readonly { what: string; where: string }[] {
  return [
    { what: say('Varukorgsrad och summa', 'Cart lines and totals'), where: 'mf-cart-checkout/src/{cart-lines,totals}' },
    { what: say('Tillagd i varukorgen', 'Added to the cart'), where: 'mf-cart-checkout/src/added-to-cart' },
    { what: say('Kassans steg', 'Steps of the checkout'), where: 'mf-cart-checkout/src/checkout-page/step' },
    { what: say('Ordrar', 'Orders'), where: 'mf-account/src/orders-page' },
    { what: say('Sidhuvud och sidfot', 'Header and footer'), where: 'shell/src/{header,top-bar,footer}' },
  ];
}

/** `IconButton` → `icon-button` */
export function linkOf(component: string): string {
  return component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
