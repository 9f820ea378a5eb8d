import type { PaymentMethodKind } from '@hemvaror/domain/payment/paymentMethod';
import type { ColumnType, Generated } from 'kysely';
import type {
  Localized,
  PriceByCurrency,
  AreaFilterEntry,
  CarrierEntry,
  ContainerEntry,
  MarketEntry,
  MenuItemEntry,
  PackageEntry,
  PaymentMethodEntry,
  RateEntry,
} from '../../model/catalogEntries.ts';
import type { CurrencyCode, LanguageCode } from '../../markets/channels.ts';
import type { Reduction, Tier } from '../../model/campaign.ts';
import type { ShownCredit, TypedCheckout } from '../../model/checkoutState.ts';
import type { Address } from '../../model/address.ts';
import type { SafetyContact } from '../../model/safetyContacts.ts';
import type { PaymentType } from '../../model/contract.generated.ts';
import type { MergeReport } from '../../model/mergeReport.ts';
import type { PaymentDraft } from '../../model/orderDraft.ts';
import type {
  OrderDetails,
  OrderEventDetails,
  OrderLineSnapshot,
  OrderStep,
  OrderTotals,
} from '../../model/orderTypes.ts';
import type { ShippingQuote } from '../../model/shippingQuote.ts';
import type {
  PaymentContact,
  PaymentReason,
  PaymentRequestLine,
  Reservation,
  SandboxState,
  Scenario,
} from '../../model/payments.ts';
import type { OrderStatus } from '../../model/orderStatus.ts';
import type { PaymentState, RefundState } from '../../model/paymentState.ts';

/** Read as the value, written as JSON text: drivers disagree on how to write an array. */
type Json<Value> = ColumnType<Value, string, string>;
type JsonOrNull<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type TimestampOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Null is no limit. */
type Limit = ColumnType<number | null, number | null | undefined, number | null>;
type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
/** A state that only its own function changes, from known states. Readers parse it. */
type State<Known extends string> = ColumnType<string, Known | undefined, never>;

export interface Tables {
  category: {
    id: number;
    parent_id: number;
    sort_order: number;
    hidden: boolean;
    alias: Json<Localized>;
    name: Json<Localized>;
    description: Json<Localized>;
    meta_title: Json<Localized>;
    meta_description: Json<Localized>;
    primary_image: string | null;
  };
  brand: {
    id: number;
    alias: string;
    name: string;
    description: Json<Localized>;
    meta_title: JsonOrNull<Localized>;
    meta_description: JsonOrNull<Localized>;
    primary_image: string | null;
    manufacturer: JsonOrNull<SafetyContact>;
    responsible_person: JsonOrNull<SafetyContact>;
  };
  vat_rate: {
    country: string;
    vat_class: string;
    valid_from: ColumnType<Date, string, string>;
    valid_to: ColumnType<Date | null, string | null, string | null>;
    rate_basis_points: number;
  };
  carrier: {
    id: number;
    name: Json<Localized>;
    company: string;
    logo: string;
    max_sides: JsonOrNull<NonNullable<CarrierEntry['maxSides']>>;
    max_weight: number | null;
    sort_order: number;
    active: Generated<boolean>;
    returns: JsonOrNull<Localized>;
  };
  carrier_rate: {
    carrier_id: number;
    country: string;
    currency: CurrencyCode;
    fee_minor: number;
    free_above_minor: number | null;
    never_free: Generated<boolean>;
    days_from: number;
    days_to: number;
    serves: Json<RateEntry['serves']>;
    excludes: Json<RateEntry['excludes']>;
  };
  pickup_point: {
    carrier_id: number;
    id: string;
    country: string;
    zip: string;
    name: string;
    street: string;
    city: string;
    hours: JsonOrNull<Localized>;
    latitude: number | null;
    longitude: number | null;
    active: Generated<boolean>;
  };
  payment_method: {
    id: number;
    provider: string;
    name: Json<Localized>;
    in_text: Json<Localized>;
    logo: string;
    payment_type: PaymentMethodEntry['paymentType'];
    checkout_type: PaymentMethodEntry['checkoutType'];
    fees: Json<PaymentMethodEntry['fees']>;
    min_totals: Json<PaymentMethodEntry['minTotals']>;
    max_totals: Json<PaymentMethodEntry['maxTotals']>;
    countries: Json<string[]>;
    customer_types: Json<PaymentMethodEntry['customerTypes']>;
    is_credit: boolean | null;
    description: JsonOrNull<Localized>;
    sort_order: number;
    active: Generated<boolean>;
  };
  market: {
    channel_id: MarketEntry['channelId'];
    alias: string;
    country: string;
    country_name: string;
    group_key: string;
    currency: CurrencyCode;
    languages: Json<MarketEntry['languages']>;
    kind: MarketEntry['kind'];
    free_above_minor: number | null;
    return_fee_minor: number;
    guarantee_notice_from: string | null;
    guarantee_notice_images: JsonOrNull<Localized>;
    sort_order: number;
    active: Generated<boolean>;
  };
  contact: {
    channel_id: string;
    email: string;
    phone: string;
    hours: Json<Localized>;
    address: string;
    organization_number: string;
  };
  price_list: { id: Generated<number>; identifier: string; currency: CurrencyCode; is_default: boolean };
  campaign: {
    id: number;
    alias: Json<Localized>;
    name: Json<Localized>;
    text: JsonOrNull<Localized>;
    kind: Reduction['kind'];
    percent: number | null;
    amounts: JsonOrNull<PriceByCurrency>;
    tiers: JsonOrNull<Tier[]>;
    active_from: TimestampOrNull;
    active_to: TimestampOrNull;
    is_active: Generated<boolean>;
  };
  campaign_category: { campaign_id: number; category_id: number };
  product_family: { key: string; collapse_in_lists: Generated<boolean>; main_product_id: number | null };
  parameter: { id: Generated<number>; key: string; name: Json<Localized>; filter: boolean; show: Generated<boolean> };
  product: {
    id: number;
    active: Generated<boolean>;
    article_number: string;
    brand_id: number;
    primary_category_id: number;
    family: string;
    color_name: JsonOrNull<Localized>;
    color_hex: string | null;
    vat_class: string;
    first_available_on: ColumnType<Date, string, string>;
    manufacturer: JsonOrNull<SafetyContact>;
    responsible_person: JsonOrNull<SafetyContact>;
    warnings: JsonOrNull<Localized[]>;
    sold_count: number;
  };
  product_package: {
    product_id: number;
    name: Json<Localized>;
    percent: Generated<number>;
    groups: Json<PackageEntry['groups']>;
  };
  product_price: {
    product_id: number;
    price_list_id: number;
    regular_minor: number;
    sale_minor: number | null;
    selling_minor: number;
  };
  price_change: {
    product_id: number;
    price_list_id: number;
    changed_on: ColumnType<Date, string, string>;
    regular_minor: number;
    selling_minor: number;
    lowest_minor: number | null;
  };
  product_image: { product_id: number; position: number; file_name: string; alt: Json<Localized> };
  sku: {
    id: number;
    product_id: number;
    position: number;
    article_number: string;
    name: Json<Localized>;
    gtin: string | null;
    weight: number;
    length: Generated<number>;
    width: Generated<number>;
    height: Generated<number>;
    in_stock: number;
    oversellable: number;
    static_stock: number;
    incoming: ColumnType<Date | null, string | null, string | null>;
  };
  product_category: { product_id: number; category_id: number; position: number | null };
  product_parameter: {
    product_id: number;
    parameter_id: number;
    position: number;
    value: Json<Localized>;
    value_slug: string;
  };
  product_relation: { product_id: number; related_id: number; position: number; relation: string };
  campaign_product: { campaign_id: number; product_id: number };
  product_text: {
    product_id: number;
    language: string;
    alias: string;
    name: string;
    sort_key: string;
    text1: string;
    text2: string;
    text3: string;
    meta_title: string;
    meta_description: string;
    search: ColumnType<string | null, string | null | undefined, string | null>;
  };
  search_synonym: { language: string; word: string; synonym: string };
  review: {
    id: Generated<number>;
    product_id: number;
    customer_id: number | null;
    author: string;
    rating: number;
    comment: Json<Localized>;
    approved: Generated<boolean>;
    is_verified: Generated<boolean>;
    is_sample: Generated<boolean>;
    created_at: CreatedAt;
  };
  url_history: { old_url: string; new_url: string };
  menu: { location: string; title: Json<Localized>; items: Json<MenuItemEntry[]> };
  page: {
    id: Generated<number>;
    key: string;
    alias: JsonOrNull<Localized>;
    family: string | null;
    area_name: string | null;
    filters: Json<AreaFilterEntry[]>;
    title: Json<Localized>;
    meta_title: Json<Localized>;
    meta_description: Json<Localized>;
    meta_keywords: JsonOrNull<Localized>;
    tags: Json<string[]>;
    containers: Json<ContainerEntry[]>;
    active_from: TimestampOrNull;
    active_to: TimestampOrNull;
  };
  content_image: { file_name: string; width: number; height: number };
  customer: {
    id: Generated<number>;
    email: string;
    password_hash: string;
    address: ColumnType<Partial<Address>, string | undefined, string>;
    gender: Generated<'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN'>;
    customer_type: Generated<'PERSON' | 'ORGANIZATION'>;
    newsletter: Generated<boolean>;
    /** Whether the customer agreed to mails that ask for reviews. */
    review_invitations: Generated<boolean>;
    personal_id: string | null;
    meta_data: string | null;
    created_at: CreatedAt;
  };
  customer_balance: { customer_id: number; currency: CurrencyCode; amount_minor: number };
  password_reset: { key_hash: string; customer_id: number; expires_at: Timestamp };
  session: {
    id: Generated<string>;
    customer_id: number;
    lifetime_seconds: number;
    revoked_at: TimestampOrNull;
    created_at: CreatedAt;
    authenticated_at: TimestampOrNull;
    last_used_at: ColumnType<Date, Date | undefined, Date>;
    device: Generated<string>;
  };
  refresh_token: {
    token_hash: string;
    session_id: string;
    expires_at: Timestamp;
    replaced_at: TimestampOrNull;
    successor_hash: Generated<string | null>;
    successor: Generated<string | null>;
    revoked_at: TimestampOrNull;
  };
  used_challenge: { challenge: string; expires_at: Timestamp };
  attempt: { key: string; count: number; resets_at: Timestamp };
  newsletter_subscription: {
    email: string;
    language: string;
    tags: Json<string[]>;
    created_at: CreatedAt;
    /** Null until the owner of the address has confirmed it: no newsletter may be sent before. */
    confirmed_at: TimestampOrNull;
  };
  newsletter_key: {
    key_hash: string;
    /** Of the subscription; null for a key of an order. */
    email: string | null;
    /** Of the mail that asks for reviews of the order. */
    order_id: number | null;
    purpose: 'confirm' | 'unsubscribe' | 'reviews';
    expires_at: TimestampOrNull;
  };
  availability_request: {
    email: string;
    sku_id: number;
    language: string;
    created_at: CreatedAt;
    notified_at: TimestampOrNull;
  };
  promotion: {
    code: string;
    percent: number | null;
    amounts: JsonOrNull<PriceByCurrency>;
    minimum: JsonOrNull<PriceByCurrency>;
    names: JsonOrNull<Localized>;
    active: Generated<boolean>;
    max_uses: Limit;
    max_uses_per_customer: Limit;
    active_from: TimestampOrNull;
    active_to: TimestampOrNull;
  };
  blocked_customer: { email: string; reason: Generated<string>; created_at: CreatedAt };
  cart: {
    id: Generated<string>;
    customer_id: number | null;
    promo_code: string | null;
    merchant_data: string | null;
    shipping_quote: JsonOrNull<ShippingQuote>;
    /** Used by the previous release only. */
    checkout: JsonOrNull<object>;
    merge_report: JsonOrNull<MergeReport>;
    completed_at: TimestampOrNull;
    created_at: CreatedAt;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  checkout: {
    cart_id: string;
    customer_id: number | null;
    key_hash: string | null;
    state: Json<TypedCheckout>;
    shown_credit: JsonOrNull<ShownCredit>;
    shown_code: string | null;
    expires_at: Timestamp;
  };
  cart_line: {
    id: Generated<number>;
    cart_id: string;
    sku_id: number;
    quantity: number;
    message: string;
    group_key: Generated<string | null>;
    package_id: Generated<number | null>;
    package_group_id: Generated<number | null>;
    package_option_id: Generated<number | null>;
    package_quantity: Generated<number | null>;
  };
  shop_order: {
    id: Generated<number>;
    public_id: Generated<string>;
    cart_id: string;
    customer_id: number | null;
    key_hash: string | null;
    confirmation_expires_at: TimestampOrNull;
    /** Changed by `changeStatus`. */
    status: State<OrderStatus>;
    email: string;
    channel_id: string;
    market_id: string;
    language: string;
    currency: CurrencyCode;
    totals: Json<OrderTotals>;
    billing_address: Json<Address>;
    shipping_address: Json<Address>;
    details: Json<OrderDetails>;
    created_at: CreatedAt;
    updated_at: ColumnType<Date, Date | undefined, Date>;
    completed_at: TimestampOrNull;
    packed_at: TimestampOrNull;
    shipped_at: TimestampOrNull;
    delivered_at: TimestampOrNull;
    canceled_at: TimestampOrNull;
    /** When the buyer was invited to review what was bought. */
    review_invited_at: TimestampOrNull;
    /** The buyer's data were to be erased before the delivery. */
    erase_after_delivery: Generated<boolean>;
    /** The data that only the delivery needed are erased. */
    details_erased: Generated<boolean>;
  };
  order_line: {
    id: Generated<number>;
    order_id: number;
    position: number;
    sku_id: number;
    product_id: number;
    quantity: number;
    message: string;
    snapshot: Json<OrderLineSnapshot>;
    packed: Generated<number>;
    shipped: Generated<number>;
    canceled: Generated<number>;
    refunded: Generated<number>;
    /** Null in orders of an earlier release. */
    from_hand: number | null;
    from_oversold: number | null;
  };
  order_parcel: {
    id: Generated<number>;
    order_id: number;
    shipping_id: number;
    name: string;
    parcel_number: string | null;
    tracking_link: string | null;
    shipped_at: CreatedAt;
    delivered_at: TimestampOrNull;
  };
  order_parcel_line: { parcel_id: number; order_line_id: number; quantity: number };
  order_refund: {
    id: Generated<number>;
    order_id: number;
    created_at: CreatedAt;
    paid_out_minor: number;
    credited_minor: number;
    to_balance_minor: number;
    reason: Generated<string>;
    is_cancellation: Generated<boolean>;
    request_key: string | null;
  };
  order_refund_item: {
    id: Generated<number>;
    refund_id: number;
    kind: 'line' | 'shipping' | 'amount' | 'returnShipping';
    order_line_id: number | null;
    quantity: Generated<number>;
    total_minor: number;
    vat_minor: number;
  };
  withdrawal_request: {
    id: Generated<number>;
    order_id: number;
    created_at: CreatedAt;
    message: Generated<string>;
    handled_at: TimestampOrNull;
  };
  withdrawal_line: { request_id: number; order_line_id: number; quantity: number };
  order_invoice: {
    order_id: number;
    number: number;
    issued_at: CreatedAt;
    due_on: ColumnType<Date, string, string>;
  };
  order_event: {
    id: Generated<number>;
    order_id: number;
    at: CreatedAt;
    step: OrderStep;
    actor: string;
    details: Json<OrderEventDetails>;
  };
  order_payment: {
    id: Generated<number>;
    order_id: number;
    payment_id: number;
    name: string;
    total_minor: number;
    fee_minor: number;
    paid_at: TimestampOrNull;
    created_at: CreatedAt;
    /** The provider's reference; null for an invoice. */
    transaction_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  order_shipping: {
    id: Generated<number>;
    order_id: number;
    shipping_id: number;
    name: string;
    fee_minor: number;
    parcel_number: string | null;
    tracking_link: string | null;
    shipped_at: TimestampOrNull;
  };
  erasure: { kind: 'account' | 'order' | 'address'; subject: string; erased_at: CreatedAt };
  consent_text: {
    version: string;
    type: string;
    language: string;
    content: Json<unknown>;
    first_accepted_at: CreatedAt;
  };
  idempotent_request: {
    key_hash: string;
    content_hash: string;
    customer_id: number | null;
    additions: Generated<number[]>;
    response: string | null;
    locked_until: Timestamp;
    expires_at: Timestamp;
  };
  payment: {
    id: Generated<string>;
    cart_id: string;
    order_id: number | null;
    customer_id: number | null;
    key_hash: string | null;
    method_id: number;
    provider: string;
    reference: string | null;
    /** Changed by `movePayment`. */
    state: State<PaymentState>;
    reason: PaymentReason | null;
    amount_minor: number;
    credit_minor: Generated<number>;
    currency: CurrencyCode;
    /** MD5 of the cart, for an earlier release: since then, `cartHash` of the draft decides. */
    fingerprint: string;
    draft: JsonOrNull<PaymentDraft>;
    reservation: JsonOrNull<Reservation>;
    reserved_until: TimestampOrNull;
    promo_code: string | null;
    network: string | null;
    expires_at: Timestamp;
    next_check_at: Timestamp;
    attempts: Generated<number>;
    last_error: string | null;
    /** The caller that moves the money, and until when no other one may. */
    claim: ColumnType<string | null, never, never>;
    claimed_until: TimestampOrNull;
    /** Since when it needs a person. */
    attention_at: TimestampOrNull;
    created_at: CreatedAt;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  payment_refund: {
    id: Generated<string>;
    payment_id: string;
    amount_minor: number;
    /** Changed by `moveRefund`. */
    state: State<RefundState>;
    attempts: Generated<number>;
    last_error: string | null;
    next_check_at: ColumnType<Date, Date | undefined, Date>;
    claim: ColumnType<string | null, never, never>;
    claimed_until: TimestampOrNull;
    attention_at: TimestampOrNull;
    created_at: CreatedAt;
  };
  sandbox_payment: {
    reference: string;
    payment_id: string;
    payment_type: PaymentType;
    kind: ColumnType<PaymentMethodKind, PaymentMethodKind | undefined, PaymentMethodKind>;
    amount_minor: number;
    currency: string;
    language: LanguageCode;
    return_url: string;
    lines: Json<PaymentRequestLine[]>;
    contact: Json<PaymentContact>;
    state: Generated<SandboxState>;
    scenario: Scenario | null;
    ready_at: TimestampOrNull;
    answer_lost: Generated<boolean>;
    /** Minor units by the key of the refund. */
    refunds: ColumnType<Record<string, number>, string | undefined, string>;
    created_at: CreatedAt;
  };
  admin_change: {
    id: Generated<number>;
    at: CreatedAt;
    actor: string;
    command: string;
    summary: Json<Record<string, unknown>>;
  };
  operator_key: {
    id: Generated<number>;
    name: string;
    key_hash: string;
    commands: string[];
    expires_at: ColumnType<Date, Date, never>;
    created_at: CreatedAt;
    created_by: string;
    revoked_at: TimestampOrNull;
  };
  outbox: {
    id: Generated<number>;
    kind: string;
    payload: ColumnType<unknown, string, never>;
    created_at: CreatedAt;
    sent_at: TimestampOrNull;
    attempts: Generated<number>;
    refusals: Generated<number>;
    next_attempt_at: CreatedAt;
    locked_until: TimestampOrNull;
    failed_at: TimestampOrNull;
    last_error: string | null;
    message_id: string | null;
  };
}
