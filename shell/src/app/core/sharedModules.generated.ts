/**
 * Written by `npm run generate` from the `exports` of shared/runtime/package.json. Everything that the shell provides to
 * remotes at once: a module is provided only if the shell imports it.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@hemvaror/runtime/api/OperationsProvider';
import '@hemvaror/runtime/api/apiError';
import '@hemvaror/runtime/api/apiOperations';
import '@hemvaror/runtime/api/checkoutKey';
import '@hemvaror/runtime/api/operations';
import '@hemvaror/runtime/auth/AuthProvider';
import '@hemvaror/runtime/auth/authCookies';
import '@hemvaror/runtime/auth/authSession';
import '@hemvaror/runtime/cart/CartProvider';
import '@hemvaror/runtime/cart/cartCookie';
import '@hemvaror/runtime/cart/cartSession';
import '@hemvaror/runtime/cart/cartTotals';
import '@hemvaror/runtime/defer/defer';
import '@hemvaror/runtime/defer/lazyModule';
import '@hemvaror/runtime/i18n/createI18n';
import '@hemvaror/runtime/i18n/formats';
import '@hemvaror/runtime/libraries/i18next';
import '@hemvaror/runtime/libraries/reactRedux';
import '@hemvaror/runtime/libraries/redux';
import '@hemvaror/runtime/libraries/router';
import '@hemvaror/runtime/routing/Link';
import '@hemvaror/runtime/routing/linkTarget';
import '@hemvaror/runtime/routing/paths';
import '@hemvaror/runtime/routing/routeTable';
import '@hemvaror/runtime/routing/useHiddenQuery';
import '@hemvaror/runtime/routing/usePathTo';
import '@hemvaror/runtime/shop/categories';
import '@hemvaror/runtime/shop/shop';
import '@hemvaror/runtime/slots/Slots';
import '@hemvaror/runtime/state/appStore';
import '@hemvaror/runtime/state/consentSlice';
import '@hemvaror/runtime/state/cookies';
import '@hemvaror/runtime/state/favoritesSlice';
import '@hemvaror/runtime/state/listSlice';
import '@hemvaror/runtime/state/loadingSlice';
import '@hemvaror/runtime/state/modalSlice';
import '@hemvaror/runtime/state/panelSlice';
import '@hemvaror/runtime/state/persistedText';
import '@hemvaror/runtime/state/sessionSlice';
import '@hemvaror/runtime/state/siteSlice';
import '@hemvaror/runtime/state/toastSlice';
