/** Keys of the browser's storage. Code writes no other, and the cookie page lists them with the cookies (CONSENT-09). */

/** In `localStorage`: whether the session began with a signed login (AUTH-29). */
export const SIGN_FLAG_KEY = 'isSign';
/** In `localStorage`: number and value of the items in the cart, which the header shows until the cart is loaded. */
export const CART_SUMMARY_KEY = 'ralph-cart-summary';
/** In `localStorage`: the last searches (SRCH-12). */
export const RECENT_SEARCHES_KEY = 'recentSearches';
/** In `sessionStorage`: the scroll positions of the router's `ScrollRestoration`, by its own key (ROUTE-52). */
export const SCROLL_POSITIONS_KEY = 'react-router-scroll-positions';
/** In `sessionStorage`: ids of the orders whose purchase was sent to the tracking services. */
export const REPORTED_ORDERS_KEY = 'reported-orders';
/** In `sessionStorage`: the time of the last reload after lost code, in ms (STATE-17). */
export const RELOADED_AT_KEY = 'storefront-reloaded-at';
/** In `localStorage`, for a day: values that were typed in the checkout and the API does not have yet. */
export const CHECKOUT_DRAFT_KEY = 'checkout-draft';
/** In `localStorage`, followed by the name of a lock, in browsers without locks: the tab that has it (STATE-07). */
export const TAB_LOCK_PREFIX = 'ralph-lock-';
/** In `localStorage`, in browsers without channels: the last message between tabs, written by `broadcast-channel` (STATE-05). */
export const TAB_MESSAGES_KEY = 'pubkey.broadcastChannel-ralph_channel';
