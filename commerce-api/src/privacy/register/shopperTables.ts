import type { Address } from '../../model/address.ts';
import type { TypedCheckout } from '../../model/checkoutState.ts';
import type { OrderDetails } from '../../model/orderTypes.ts';
import type { PaymentContact } from '../../model/payments.ts';
import type { FieldKey } from '../fields.ts';
import { none, personal, type NotPersonal, type Personal, type TableEntry } from './entry.ts';

const account = personal('account');
const logins = personal('logins');
const cart = personal('cart');
const checkout = personal('checkout');
const order = personal('order');
const returns = personal('returns');
const payment = personal('payment');
const reviews = personal('reviews');
const newsletter = personal('newsletter');
const availability = personal('availability');
const mail = personal('mail');
const protection = personal('protection');
const blocked = personal('blocked');
const sandbox = personal('sandbox');

const ADDRESS = {
  firstName: 'name',
  lastName: 'name',
  addressLine1: 'address',
  addressLine2: 'address',
  addressLine3: 'address',
  zip: 'address',
  city: 'address',
  state: 'address',
  country: 'address',
  careOf: 'careOf',
  entryCode: 'entryCode',
  company: 'company',
  mobile: 'phone',
  phone: 'phone',
} as const satisfies Record<keyof Address, FieldKey>;
const ADDRESS_FIELDS = [...new Set(Object.values(ADDRESS))];

const TYPED_CHECKOUT = {
  email: checkout('email'),
  billingAddress: checkout(...ADDRESS_FIELDS),
  shippingAddress: checkout(...ADDRESS_FIELDS),
  identityNumber: checkout('identityNumber'),
  customerType: checkout('customerType'),
  message: checkout('message'),
  customerOrderNumber: checkout('reference'),
  goodsLabel: checkout('goodsLabel'),
  shippingId: checkout('shippingOption'),
  pickupPoint: checkout('pickupPoint'),
  externalShippingId: checkout('pickupPoint'),
  desiredDeliveryDate: checkout('deliveryDay'),
  paymentId: checkout('paymentMethod'),
  acceptedConsents: checkout('consents'),
} satisfies Record<keyof TypedCheckout, Personal>;

const ORDER_DETAILS = {
  identityNumber: order('identityNumber'),
  customerType: order('customerType'),
  message: order('message'),
  customerOrderNumber: order('reference'),
  goodsLabel: order('goodsLabel'),
  pickupPoint: order('pickupPoint'),
  desiredDeliveryDate: order('deliveryDay'),
  promoCode: order('promoCode'),
  cartCampaigns: order('amounts'),
  returnFee: order('amounts'),
  consents: order('consents'),
  supplies: { reason: 'catalog' },
  userAgent: personal('browser')('browser'),
} satisfies Record<keyof OrderDetails, Personal | NotPersonal>;

const SANDBOX_CONTACT = {
  email: sandbox('email'),
  billingAddress: sandbox(...ADDRESS_FIELDS),
} satisfies Record<keyof PaymentContact, Personal>;

/** The payloads of all mails: `src/mail` has a writer for each kind. */
const MAIL_PAYLOAD: Record<string, Personal | NotPersonal> = {
  email: mail('email'),
  to: mail('email'),
  orderId: mail('orderNumber'),
  orderNumber: mail('orderNumber'),
  skuId: mail('awaited'),
  customerId: mail('customerNumber'),
  language: mail('language'),
  ...none('link', 'eventId paymentId reason ticket'),
};

/** The tables that store data of shoppers. */
export const SHOPPER_TABLES: Readonly<Record<string, TableEntry>> = {
  customer: {
    id: account('customerNumber'),
    email: account('email'),
    address: { keys: Object.fromEntries(Object.entries(ADDRESS).map(([key, field]) => [key, account(field)])) },
    personal_id: account('identityNumber'),
    customer_type: account('customerType'),
    gender: account('gender'),
    newsletter: account('newsletterChoice'),
    review_invitations: account('reviewChoice'),
    password_hash: account('password'),
    meta_data: account('otherData'),
    created_at: account('accountCreated'),
  },
  customer_balance: {
    currency: account('storeCredit'),
    amount_minor: account('storeCredit'),
    ...none('link', 'customer_id'),
  },
  session: {
    device: logins('device'),
    created_at: logins('loginTimes'),
    authenticated_at: logins('loginTimes'),
    last_used_at: logins('loginTimes'),
    revoked_at: logins('loginTimes'),
    ...none('link', 'id customer_id'),
    ...none('technical', 'lifetime_seconds'),
  },
  refresh_token: {
    token_hash: logins('loginKeys'),
    successor_hash: logins('loginKeys'),
    successor: logins('loginKeys'),
    ...none('link', 'session_id'),
    ...none('technical', 'expires_at replaced_at revoked_at'),
  },
  password_reset: {
    key_hash: logins('loginKeys'),
    ...none('link', 'customer_id'),
    ...none('technical', 'expires_at'),
  },
  cart: {
    customer_id: cart('customerNumber'),
    promo_code: cart('promoCode'),
    shipping_quote: cart('shippingQuote'),
    merchant_data: cart('otherData'),
    merge_report: cart('goods'),
    created_at: cart('cartTimes'),
    updated_at: cart('cartTimes'),
    completed_at: cart('cartTimes'),
    ...none('link', 'id'),
    ...none('unused', 'checkout'),
  },
  cart_line: {
    sku_id: cart('goods'),
    quantity: cart('goods'),
    message: cart('lineMessage'),
    ...none('link', 'id cart_id group_key package_id package_group_id package_option_id package_quantity'),
  },
  checkout: {
    state: { keys: TYPED_CHECKOUT },
    customer_id: checkout('customerNumber'),
    key_hash: checkout('browserKey'),
    shown_credit: checkout('storeCredit'),
    shown_code: checkout('shownDiscount'),
    ...none('link', 'cart_id'),
    ...none('technical', 'expires_at'),
  },
  shop_order: {
    id: order('orderNumber'),
    email: order('email'),
    billing_address: order(...ADDRESS_FIELDS),
    shipping_address: order(...ADDRESS_FIELDS),
    details: { keys: ORDER_DETAILS },
    customer_id: order('customerNumber'),
    totals: order('amounts'),
    language: order('language'),
    market_id: order('market'),
    channel_id: order('market'),
    currency: order('currency'),
    key_hash: order('browserKey'),
    status: order('orderTimes'),
    created_at: order('orderTimes'),
    review_invited_at: order('orderTimes'),
    updated_at: order('orderTimes'),
    completed_at: order('orderTimes'),
    packed_at: order('orderTimes'),
    shipped_at: order('orderTimes'),
    delivered_at: order('orderTimes'),
    canceled_at: order('orderTimes'),
    ...none('link', 'public_id cart_id'),
    ...none('technical', 'confirmation_expires_at erase_after_delivery'),
  },
  order_line: {
    product_id: order('goods'),
    sku_id: order('goods'),
    quantity: order('goods'),
    snapshot: order('goods', 'amounts'),
    message: order('lineMessage'),
    packed: order('orderTimes'),
    shipped: order('orderTimes'),
    canceled: order('orderTimes'),
    refunded: order('orderTimes'),
    ...none('link', 'id order_id position'),
    ...none('catalog', 'from_hand from_oversold'),
  },
  order_shipping: {
    shipping_id: order('shippingOption'),
    name: order('shippingOption'),
    fee_minor: order('amounts'),
    parcel_number: order('parcel'),
    tracking_link: order('parcel'),
    shipped_at: order('orderTimes'),
    ...none('link', 'id order_id'),
  },
  order_parcel: {
    shipping_id: order('shippingOption'),
    name: order('shippingOption'),
    parcel_number: order('parcel'),
    tracking_link: order('parcel'),
    shipped_at: order('orderTimes'),
    delivered_at: order('orderTimes'),
    ...none('link', 'id order_id'),
  },
  order_parcel_line: { quantity: order('goods'), ...none('link', 'parcel_id order_line_id') },
  order_invoice: {
    number: order('invoice'),
    issued_at: order('invoice'),
    due_on: order('invoice'),
    ...none('link', 'order_id'),
  },
  order_event: {
    at: order('orderTimes'),
    step: order('orderTimes'),
    details: order('orderTimes'),
    ...none('link', 'id order_id'),
    ...none('staff', 'actor'),
  },
  order_payment: {
    payment_id: order('paymentMethod'),
    name: order('paymentMethod'),
    total_minor: order('amounts'),
    fee_minor: order('amounts'),
    paid_at: payment('paymentTimes'),
    created_at: payment('paymentTimes'),
    transaction_id: payment('paymentReference'),
    ...none('link', 'id order_id'),
  },
  order_refund: {
    paid_out_minor: returns('refund'),
    credited_minor: returns('refund'),
    to_balance_minor: returns('refund'),
    reason: returns('refund'),
    is_cancellation: returns('refund'),
    created_at: returns('returnTimes'),
    ...none('link', 'id order_id request_key'),
  },
  order_refund_item: {
    kind: returns('refund'),
    quantity: returns('refund'),
    total_minor: returns('refund'),
    vat_minor: returns('refund'),
    ...none('link', 'id refund_id order_line_id'),
  },
  withdrawal_request: {
    message: returns('returnMessage'),
    created_at: returns('returnTimes'),
    handled_at: returns('returnTimes'),
    ...none('link', 'id order_id'),
  },
  withdrawal_line: { quantity: returns('withdrawal'), ...none('link', 'request_id order_line_id') },
  payment: {
    draft: payment('checkoutCopy'),
    network: payment('network'),
    reservation: payment('goods'),
    customer_id: payment('customerNumber'),
    key_hash: payment('browserKey'),
    promo_code: payment('promoCode'),
    credit_minor: payment('storeCredit'),
    method_id: payment('paymentMethod'),
    provider: payment('paymentMethod'),
    reference: payment('paymentReference'),
    amount_minor: payment('paymentAmount'),
    currency: payment('paymentAmount'),
    state: payment('paymentState'),
    reason: payment('paymentState'),
    last_error: payment('paymentState'),
    created_at: payment('paymentTimes'),
    updated_at: payment('paymentTimes'),
    ...none('link', 'id cart_id order_id fingerprint'),
    ...none('technical', 'reserved_until expires_at next_check_at attempts claim claimed_until attention_at'),
  },
  payment_refund: {
    amount_minor: payment('paymentAmount'),
    state: payment('paymentState'),
    last_error: payment('paymentState'),
    created_at: payment('paymentTimes'),
    ...none('link', 'id payment_id'),
    ...none('technical', 'attempts next_check_at claim claimed_until attention_at'),
  },
  sandbox_payment: {
    contact: { keys: SANDBOX_CONTACT },
    lines: sandbox('goods'),
    amount_minor: sandbox('paymentAmount'),
    currency: sandbox('paymentAmount'),
    state: sandbox('paymentState'),
    refunds: sandbox('paymentState'),
    created_at: sandbox('paymentTimes'),
    language: sandbox('language'),
    ...none('link', 'reference payment_id'),
    ...none('technical', 'payment_type return_url scenario ready_at answer_lost'),
  },
  review: {
    author: reviews('author'),
    rating: reviews('review'),
    comment: reviews('review'),
    is_verified: reviews('hasBought'),
    created_at: reviews('reviewTime'),
    customer_id: reviews('customerNumber'),
    ...none('link', 'id product_id'),
    ...none('content', 'approved is_sample'),
  },
  newsletter_subscription: {
    email: newsletter('email'),
    language: newsletter('language'),
    tags: newsletter('interests'),
    created_at: newsletter('signUpTimes'),
    confirmed_at: newsletter('signUpTimes'),
  },
  newsletter_key: {
    email: newsletter('email'),
    key_hash: newsletter('newsletterKeys'),
    order_id: newsletter('orderNumber'),
    ...none('technical', 'purpose expires_at'),
  },
  availability_request: {
    email: availability('email'),
    sku_id: availability('awaited'),
    language: availability('language'),
    created_at: availability('requestTimes'),
    notified_at: availability('requestTimes'),
  },
  outbox: {
    payload: { keys: MAIL_PAYLOAD },
    kind: mail('mailContent'),
    created_at: mail('mailTimes'),
    sent_at: mail('mailTimes'),
    failed_at: mail('mailFailure'),
    last_error: mail('mailFailure'),
    ...none('link', 'id message_id'),
    ...none('technical', 'attempts refusals next_attempt_at locked_until'),
  },
  attempt: {
    key: protection('network', 'email', 'customerNumber'),
    count: protection('attempts'),
    ...none('technical', 'resets_at'),
  },
  idempotent_request: {
    customer_id: protection('customerNumber'),
    response: protection('storedResponse'),
    ...none('link', 'key_hash content_hash'),
    ...none('technical', 'additions locked_until expires_at'),
  },
  blocked_customer: {
    email: blocked('email'),
    reason: blocked('blockReason'),
    created_at: blocked('blockTime'),
  },
};
