/** Addresses of the demo catalog in each language, and the texts that scenes locate elements by. */
export const TEXTS = {
  sv: {
    paths: {
      front: '/',
      list: '/c/beslag',
      product: '/p/handtag/linje-stanghandtag-massing',
      buyable: '/p/pallar/trefot-pall-ek',
      search: '/s/krok',
      noResults: '/s/qqqq',
      favorites: '/favoriter',
      brands: '/varumarken',
      content: '/garanti',
      notFound: '/finns-inte',
      checkout: '/kassan',
      confirmation: '/checkout/confirm',
      order: '/order/',
      orders: '/mina-sidor/ordrar',
    },
    addToCart: 'Lägg i varukorgen',
    addFavorite: /^Lägg till .* i favoriter/,
    cart: /^Varukorg, 1 vara/,
    toCheckout: /till kassan/i,
    signIn: 'Logga in',
    logIn: 'Logga in',
    loggedIn: 'Du är inloggad',
    email: 'E-post',
    password: 'Lösenord',
    menu: 'Meny',
    mainMenu: 'Huvudmeny',
    openSearch: 'Sök',
    searchText: 'krok',
  },
  en: {
    paths: {
      front: '/en',
      list: '/en/c/hardware',
      product: '/en/p/handles/linje-bar-handle-brass',
      buyable: '/en/p/stools/trefot-stool-oak',
      search: '/en/s/hook',
      noResults: '/en/s/qqqq',
      favorites: '/en/favorites',
      brands: '/en/brands',
      content: '/en/warranty',
      notFound: '/en/not-there',
      checkout: '/en/checkout',
      confirmation: '/en/checkout/confirm',
      order: '/en/order/',
      orders: '/en/my-account/orders',
    },
    addToCart: 'Add to cart',
    addFavorite: /^Add .* to favorites/,
    cart: /^Cart, 1 item/,
    toCheckout: /to checkout/i,
    signIn: 'Log in',
    logIn: 'Log in',
    loggedIn: "You're logged in",
    email: 'Email',
    password: 'Password',
    menu: 'Menu',
    mainMenu: 'Main menu',
    openSearch: 'Search',
    searchText: 'hook',
  },
} as const;

export type Language = keyof typeof TEXTS;
export const LANGUAGES = ['sv', 'en'] as const satisfies readonly Language[];

/** Data created before the first screenshot. */
export interface Preparation {
  /** Query of the confirmation page of a placed order. */
  confirmationQuery: string;
  /** Id of the page of an order. */
  orderPublicId: string;
  email: string;
  password: string;
}
