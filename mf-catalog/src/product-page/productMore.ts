export { RichText } from '@storefront/commerce-ui/rich-text/RichText';
export { addToCart } from './addToCart.ts';
export { Claims } from './Claims.tsx';
export { ColorChoice } from './ColorChoice.tsx';
export { ProductMore } from './ProductMore.tsx';
