/**
 * Everything that the shell provides to remotes. A module is provided only if something in the shell imports it, so each
 * entry of `shared/federation/build/sharedModules.ts` stands here; a test compares the two.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@storefront/platform/router';
import '@storefront/platform/redux';
import '@storefront/platform/reactRedux';
import '@storefront/platform/i18next';
import '@storefront/store/appStore';
import '@storefront/store/siteSlice';
import '@storefront/store/sessionSlice';
import '@storefront/store/favoritesSlice';
import '@storefront/store/listSlice';
import '@storefront/store/panelSlice';
import '@storefront/store/toastSlice';
import '@storefront/store/persistedText';
import '@storefront/store/cookies';
import '@storefront/store/shop';
import '@storefront/store/categories';
import '@storefront/i18n/createI18n';
import '@storefront/i18n/formats';
import '@storefront/api/operations';
import '@storefront/api/apiError';
import '@storefront/api/apiOperations';
import '@storefront/api/OperationsProvider';
import '@storefront/cart/cartSession';
import '@storefront/cart/cartCookie';
import '@storefront/cart/cartTotals';
import '@storefront/cart/CartProvider';
import '@storefront/federation/Slots';
import '@storefront/auth/authSession';
import '@storefront/auth/authCookies';
import '@storefront/auth/AuthProvider';
import '@storefront/routing/routeTable';
import '@storefront/routing/paths';
import '@storefront/routing/usePathTo';
import '@storefront/routing/linkTarget';
import '@storefront/routing/Link';
