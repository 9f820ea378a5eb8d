/** The kinds of page that figures are taken of. */
export const PAGES = {
  front: '/',
  list: '/c/beslag',
  product: '/p/handtag/linje-stanghandtag-massing',
  search: '/s/krok',
  checkout: '/kassan',
} as const;

/** A product that can be bought as it is, and its button. */
export const BUYABLE = { path: '/p/pallar/trefot-pall-ek', add: 'Lägg i varukorgen', cart: /Varukorg, 1 vara/ };
