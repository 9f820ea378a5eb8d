import { defineRemote } from '@hemvaror/platform/contract/defineRemote';

export const remote = defineRemote({
  name: 'mf-cart-checkout',
  exposes: {
    './CartPanel': './src/cart-panel/CartPanel.tsx',
    './AddedToCart': './src/added-to-cart/AddedToCart.tsx',
    './CheckoutPage': './src/checkout-page/CheckoutPage.tsx',
    './ConfirmationPage': './src/confirmation-page/ConfirmationPage.tsx',
    './OrderFinderPage': './src/order-finder-page/OrderFinderPage.tsx',
    './OrderPage': './src/order-page/OrderPage.tsx',
    './PaymentFailedPage': './src/payment-failed-page/PaymentFailedPage.tsx',
  },
});
