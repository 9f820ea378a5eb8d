/** The measured pages. */
export const PAGES = {
  front: '/',
  list: '/c/beslag',
  product: '/p/handtag/linje-stanghandtag-massing',
  search: '/s/krok',
  checkout: '/kassan',
} as const;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = ['front', 'list', 'product', 'search', 'checkout'] as const satisfies PageName[];

/** The most that the scripts of a first view may weigh, in KiB as served (Brotli). */
export const SCRIPT_BUDGETS: Record<PageName, number> = {
  front: 150,
  list: 150,
  product: 150,
  search: 150,
  checkout: 180,
};

/**
 * The most that the scripts weigh that an untouched page loads in idle time, in KiB as served (Brotli). They include the code of the
 * first linked page.
 */
export const IDLE_SCRIPT_BUDGETS: Record<PageName, number> = {
  front: 117,
  list: 110,
  // With the holidays of eleven countries, for the delivery dates of the next product.
  product: 124,
  search: 112,
  checkout: 110,
};

/** A product with one SKU in stock, and the button that adds it. */
export const BUYABLE = { path: '/p/pallar/trefot-pall-ek', add: 'Lägg i varukorgen', cart: /Varukorg, 1 vara/ };
