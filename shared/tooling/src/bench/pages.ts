/** The measured pages. */
export const PAGES = {
  front: '/',
  list: '/c/beslag',
  product: '/p/handtag/linje-stanghandtag-massing',
  search: '/s/krok',
  checkout: '/kassan',
} as const;

/** A product with one SKU in stock, and the button that adds it. */
export const BUYABLE = { path: '/p/pallar/trefot-pall-ek', add: 'Lägg i varukorgen', cart: /Varukorg, 1 vara/ };
