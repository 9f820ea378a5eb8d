import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges, parse, print, visit, type GraphQLSchema } from 'graphql';
import * as z from 'zod';
import { typeDefs } from '../src/graphql/typeDefs.ts';
import { schemaShape } from './schemaShape.ts';
import { shapeDigest } from './shapeDigest.ts';

const read = (file: string) => readFileSync(join(process.cwd(), 'commerce-api/contract', file), 'utf8');
const published = read('merchant-api.graphql');
const publishedShape = z.object({ items: z.int(), sha256: z.string() }).parse(JSON.parse(read('publishedShape.json')));

/** Fields of the published mutation type that this API does not support, with the reason. */
const UNSUPPORTED: Record<string, string> = {};

/** Additions to the published schema, with the reason. Other servers of the contract reject documents that use them. */
const ADDITIONS: Record<string, string> = {
  'CheckoutDataType.payment: PaymentOutcomeType':
    'A shopper returns from a provider before the payment is decided, and the published type has no field for that.',
  'ObjectTypeDefinition PaymentOutcomeType': 'as above',
  'PaymentOutcomeType.state: PaymentOutcomeState!': 'as above',
  'PaymentOutcomeType.reason: String': 'as above',
  'EnumTypeDefinition PaymentOutcomeState': 'as above',
  'PaymentOutcomeState.ORDERED': 'as above',
  'PaymentOutcomeState.WAITING': 'as above',
  'PaymentOutcomeState.FAILED': 'as above',
  'PaymentOptionType.isCredit: Boolean!':
    'Credit is neither first nor preselected for persons, and only the merchant knows which methods of its own give credit.',
  'PaymentOptionType.description: String':
    'Shoppers choose between ways to pay by what each one means, which the merchant may say; the published type has only names.',
  'VatGroupType.exactRate: Float!':
    'A receipt must name the VAT rate, which is 25.5 % in Finland; the published type has whole rates only.',
  'GeinsMerchantApiMutation.exportUser: String':
    'Customers have the right to a copy of their data (GDPR, articles 15 and 20), and only the server has all of it.',
  'GeinsMerchantApiMutation.mergeCart: CartMergeType':
    'Customers find their cart again in each browser; the published schema has no cart of a customer.',
  'GeinsMerchantApiMutation.mergeCart(channelId: String)': 'as above',
  'GeinsMerchantApiMutation.mergeCart(id: String)': 'as above',
  'GeinsMerchantApiMutation.mergeCart(languageId: String)': 'as above',
  'GeinsMerchantApiMutation.mergeCart(marketId: String)': 'as above',
  'ObjectTypeDefinition CartMergeType': 'as above',
  'CartMergeType.cart: CartType': 'as above',
  'CartMergeType.restored: [RestoredCartItemType!]!': 'as above',
  'CartMergeType.limited: [LimitedCartItemType!]!': 'as above',
  'ObjectTypeDefinition RestoredCartItemType': 'as above',
  'RestoredCartItemType.skuId: Int!': 'as above',
  'RestoredCartItemType.quantity: Int!': 'as above',
  'RestoredCartItemType.product: ProductType': 'as above',
  'ObjectTypeDefinition LimitedCartItemType': 'as above',
  'LimitedCartItemType.skuId: Int!': 'as above',
  'LimitedCartItemType.quantity: Int!': 'as above',
  'LimitedCartItemType.requestedQuantity: Int!': 'as above',
  'LimitedCartItemType.product: ProductType': 'as above',
  'EnumTypeDefinition ReviewSort': 'Shoppers sort reviews by rating; over several pages only the server can.',
  'ReviewSort.NEWEST': 'as above',
  'ReviewSort.HIGHEST': 'as above',
  'ReviewSort.LOWEST': 'as above',
  'GeinsMerchantApiQuery.reviews(sort: ReviewSort)': 'as above',
  'ProductReviewType.isVerified: Boolean': 'A shop must tell which reviews are by buyers (Directive (EU) 2019/2161).',
  'ProductReviewType.isSample: Boolean': 'The reviews of the demo catalog are not by customers.',
  'UserType.reviewInvitations: Boolean':
    'Mails that ask for reviews need the consent of the customer, and the published type has no field for it.',
  'UserInputType(reviewInvitations: Boolean)': 'as above',
  'ProductType.quantityPrices: [CampaignPriceType]':
    'A product page shows prices by quantity before the product is in a cart, the only other place that has them.',
  'MarketType.guaranteeNotice: GuaranteeNoticeType':
    'Consumers must be reminded of the legal guarantee (Directive 2011/83/EU article 6), from a day that each market has.',
  'ObjectTypeDefinition GuaranteeNoticeType': 'as above',
  'GuaranteeNoticeType.from: String!': 'as above',
  'GuaranteeNoticeType.image: String': 'as above',
  'GuaranteeNoticeType.image(languageId: String)': 'as above',
  'ProductType.safety: ProductSafetyType':
    'An offer must name the manufacturer and the warnings of a product (Regulation (EU) 2023/988, article 19).',
  'ObjectTypeDefinition ProductSafetyType': 'as above',
  'ProductSafetyType.manufacturer: SafetyContactType': 'as above',
  'ProductSafetyType.responsiblePerson: SafetyContactType': 'as above',
  'ProductSafetyType.warnings: [String!]': 'as above',
  'ObjectTypeDefinition SafetyContactType': 'as above',
  'SafetyContactType.name: String!': 'as above',
  'SafetyContactType.address: String': 'as above',
  'SafetyContactType.electronicAddress: String': 'as above',
  'ObjectTypeDefinition DeliveryDaysType':
    'A product page promises a delivery date before there is a checkout, the only other place with carriers.',
  'DeliveryDaysType.min: Int!': 'as above',
  'DeliveryDaysType.max: Int!': 'as above',
  'MarketType.deliveryDays: DeliveryDaysType': 'as above',
  'ObjectTypeDefinition ThemeSettingType':
    'A channel defines whether its header and footer are light or dark; the published type has no field for it.',
  'ThemeSettingType.name: String!': 'as above',
  'ThemeSettingType.value: String': 'as above',
  'ChannelType.themeSettings: [ThemeSettingType]': 'as above',
  'ChannelType.paymentMethods: [String!]':
    'The footer names the payment methods before there is a checkout, the only other place that has them.',
  'CheckoutInputType(shownTotal: Decimal)':
    'An order costs what was shown, also if a price changes between the checkout and the order.',
  'CheckoutOrderType.publicId: ID': 'The confirmation links to the page of the order, which needs no account.',
  'GeinsMerchantApiMutation.cancelOrder: OrderType':
    'Buyers cancel an order that is not packed yet, also without an account.',
  'GeinsMerchantApiMutation.cancelOrder(channelId: String)': 'as above',
  'GeinsMerchantApiMutation.cancelOrder(email: String)': 'as above',
  'GeinsMerchantApiMutation.cancelOrder(languageId: String)': 'as above',
  'GeinsMerchantApiMutation.cancelOrder(marketId: String)': 'as above',
  'GeinsMerchantApiMutation.cancelOrder(publicOrderId: Guid!)': 'as above',
  'GeinsMerchantApiMutation.requestWithdrawal: OrderType':
    'A shop must offer a function to withdraw from a purchase (Directive (EU) 2023/2673).',
  'GeinsMerchantApiMutation.requestWithdrawal(channelId: String)': 'as above',
  'GeinsMerchantApiMutation.requestWithdrawal(email: String)': 'as above',
  'GeinsMerchantApiMutation.requestWithdrawal(items: [OrderItemInputType!])': 'as above',
  'GeinsMerchantApiMutation.requestWithdrawal(languageId: String)': 'as above',
  'GeinsMerchantApiMutation.requestWithdrawal(marketId: String)': 'as above',
  'GeinsMerchantApiMutation.requestWithdrawal(message: String)': 'as above',
  'GeinsMerchantApiMutation.requestWithdrawal(publicOrderId: Guid!)': 'as above',
  'GeinsMerchantApiMutation.requestOrderLink: Boolean':
    'Guests who lost the mail about their order get its link again, and so reach the function to withdraw.',
  'GeinsMerchantApiMutation.requestOrderLink(email: String!)': 'as above',
  'GeinsMerchantApiMutation.requestOrderLink(orderId: Int!)': 'as above',
  'OrderType.returnInstruction: String': 'How to send items back depends on the carrier of the order.',
  'OrderType.pickupPoint: String': 'An order is delivered to its pickup point, not to the address of the buyer.',
  'ShippingOptionType.pickupPoint: PickupPointType':
    'Shoppers choose a pickup point by address and opening hours; the published type has a line of text.',
  'ObjectTypeDefinition PickupPointType': 'as above',
  'PickupPointType.street: String!': 'as above',
  'PickupPointType.zip: String!': 'as above',
  'PickupPointType.city: String!': 'as above',
  'PickupPointType.openingHours: String': 'as above',
  'InputObjectTypeDefinition OrderItemInputType': 'as above',
  'OrderItemInputType(itemId: Int!)': 'as above',
  'OrderItemInputType(quantity: Int!)': 'as above',
  'ObjectTypeDefinition OrderItemStateType': 'An order page shows which items were shipped, canceled or refunded.',
  'OrderItemStateType.itemId: Int!': 'as above',
  'OrderItemStateType.skuId: Int!': 'as above',
  'OrderItemStateType.quantity: Int!': 'as above',
  'OrderItemStateType.packed: Int!': 'as above',
  'OrderItemStateType.shipped: Int!': 'as above',
  'OrderItemStateType.canceled: Int!': 'as above',
  'OrderItemStateType.refunded: Int!': 'as above',
  'OrderItemStateType.withdrawable: Int!': 'as above',
  'OrderItemStateType.withdrawalRequested: Int!': 'as above',
  'OrderType.itemStates: [OrderItemStateType!]': 'as above',
  'OrderType.isCancellable: Boolean': 'An order page offers only the steps that are possible.',
  'OrderType.isWithdrawable: Boolean': 'as above',
  'OrderType.withdrawableUntil: DateTime': 'as above',
  'OrderType.packedAt: DateTime': 'An order page shows the times of the steps.',
  'OrderType.shippedAt: DateTime': 'as above',
  'OrderType.deliveredAt: DateTime': 'as above',
  'OrderType.canceledAt: DateTime': 'as above',
  'ObjectTypeDefinition ContactType':
    'Contact details belong to the channel; the published schema has them only as settings of the storefront.',
  'ContactType.address: String!': 'as above',
  'ContactType.email: String!': 'as above',
  'ContactType.hours: String!': 'as above',
  'ContactType.hours(languageId: String)': 'as above',
  'ContactType.organizationNumber: String!': 'as above',
  'ContactType.phone: String!': 'as above',
  'ChannelType.contact: ContactType': 'as above',
  'MarketType.paymentMethods: [String!]':
    'The footer and texts name the terms of a market before there is a checkout, the only other place that has them.',
  'MarketType.carriers: [String!]': 'as above',
  'MarketType.freeShippingLimit: Decimal': 'as above',
  'MarketType.lowestShippingFee: Decimal': 'A product page names the shipping cost before there is a cart.',
  'ShippingOptionType.deliveryDates: [DeliveryDatesType!]':
    'Shoppers count in dates, and only the API knows the stock and keeps what an order was promised.',
  'ObjectTypeDefinition DeliveryDatesType': 'as above',
  'DeliveryDatesType.supply: DeliverySupply!': 'as above',
  'DeliveryDatesType.from: String!': 'as above',
  'DeliveryDatesType.to: String!': 'as above',
  'EnumTypeDefinition DeliverySupply': 'as above',
  'DeliverySupply.STOCK': 'as above',
  'DeliverySupply.SUPPLIER': 'as above',
  'DeliverySupply.MADE_TO_ORDER': 'as above',
  'ShippingOptionType.zip: String': 'A cart says whether its shipping fee is for the postal code of the shopper.',
};

const contract = buildSchema(
  print(
    visit(parse(published), {
      ObjectTypeDefinition: (type) =>
        type.name.value === 'GeinsMerchantApiMutation'
          ? { ...type, fields: (type.fields ?? []).filter(({ name }) => !(name.value in UNSUPPORTED)) }
          : undefined,
    }),
  ),
);
const ours = buildSchema(typeDefs().join('\n'));

// The copy is written by hand: this finds an argument that it leaves out.
test('the copy of the contract has the shape of the published schema', () => {
  expect(shapeDigest(published)).toEqual(publishedShape);
});

test('the schema has no breaking changes for clients of the published contract', () => {
  expect(findBreakingChanges(contract, ours)).toEqual([]);
});

test('the schema contains the published contract with the same nullability, arguments and deprecations', () => {
  const shape = new Set(schemaShape(ours));

  expect(schemaShape(contract).filter((line) => !shape.has(line))).toEqual([]);
});

test('the schema has only the listed additions to the published contract', () => {
  const shape = new Set(schemaShape(contract));

  expect(schemaShape(ours).filter((line) => !shape.has(line))).toEqual(Object.keys(ADDITIONS).toSorted());
});

test('the unsupported mutations are published and missing in the schema', () => {
  const mutationsOf = (schema: GraphQLSchema) => Object.keys(schema.getMutationType()?.getFields() ?? {});

  expect(mutationsOf(buildSchema(published))).toEqual(expect.arrayContaining(Object.keys(UNSUPPORTED)));
  expect(mutationsOf(ours).filter((name) => name in UNSUPPORTED)).toEqual([]);
});
