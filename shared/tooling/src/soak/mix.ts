/** Requests of each kind in 100: visitors who browse, crawlers and scanners, and shoppers. */
const SHARES = {
  front: 8,
  list: 24,
  product: 22,
  other: 6,
  unknown: 11,
  search: 10,
  cartPage: 12,
  addToCart: 6,
  order: 1,
} as const;

export type RequestKind = keyof typeof SHARES;

const KINDS = Object.keys(SHARES).filter(isKind);
const IN_A_HUNDRED = KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
/** No divisor of 100, so that 100 steps reach each place once, and the requests of a kind are spread. */
const STEP = 37;

/** The kind of a request. @param at number of the request, from 0 */
export function kindAt(at: number): RequestKind {
  return IN_A_HUNDRED[(at * STEP) % IN_A_HUNDRED.length] ?? 'front';
}

function isKind(name: string): name is RequestKind {
  return name in SHARES;
}
