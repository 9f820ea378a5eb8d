import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  validate,
  visit,
  type ASTNode,
  type DefinitionNode,
  type FragmentDefinitionNode,
} from 'graphql';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const definitionsIn = (pattern: string): DefinitionNode[] =>
  globSync(pattern, { cwd: ROOT })
    .toSorted()
    .flatMap((file) => [...parse(read(file)).definitions]);

/** The published schema, so that the storefront also runs against hosted accounts. Our own API may have more fields. */
const published = buildSchema(read('commerce-api/contract/merchant-api.graphql'));

/** Operations that the published API refuses, and why the shop still works. */
const REFUSED_BY_PUBLISHED_API: Record<string, string[]> = {
  // Sent only with API_ADDITIONS; otherwise product.
  'mf-catalog productWithAdditions': [
    'Cannot query field "quantityPrices" on type "ProductType". Did you mean "unitPrice"?',
    'Cannot query field "safety" on type "ProductType".',
    'Unknown type "SafetyContactType".',
  ],
  // Sent only with API_ADDITIONS; otherwise queryReviews.
  'mf-catalog queryReviewsWithAdditions': [
    'Unknown type "ReviewSort".',
    'Unknown argument "sort" on field "GeinsMerchantApiQuery.reviews".',
    'Cannot query field "isVerified" on type "ProductReviewType".',
    'Cannot query field "isSample" on type "ProductReviewType".',
  ],
  // Sent only with API_ADDITIONS; otherwise getOrderPublic.
  'mf-cart-checkout getOrderPublicWithAdditions': [
    'Cannot query field "contact" on type "ChannelType".',
    'Cannot query field "isCancellable" on type "OrderType".',
    'Cannot query field "isWithdrawable" on type "OrderType".',
    'Cannot query field "withdrawableUntil" on type "OrderType".',
    'Cannot query field "returnInstruction" on type "OrderType".',
    'Cannot query field "itemStates" on type "OrderType". Did you mean "status"?',
    'Cannot query field "packedAt" on type "OrderType". Did you mean "updatedAt"?',
    'Cannot query field "shippedAt" on type "OrderType".',
    'Cannot query field "deliveredAt" on type "OrderType".',
    'Cannot query field "canceledAt" on type "OrderType". Did you mean "completedAt" or "createdAt"?',
    'Cannot query field "exactRate" on type "VatGroupType".',
    'Unknown type "ContactType". Did you mean "ConsentType", "CartType", "CountryType", "OptionType", or "ProductType"?',
  ],
  // Linked to only with API_ADDITIONS.
  'mf-cart-checkout orderLink': ['Cannot query field "publicId" on type "CheckoutOrderType".'],
  // Sent only with API_ADDITIONS; otherwise no reason is shown.
  'mf-cart-checkout paymentOutcome': ['Cannot query field "payment" on type "CheckoutDataType".'],
  // Offered only with API_ADDITIONS.
  'mf-cart-checkout cancelOrder': [
    'Cannot query field "cancelOrder" on type "GeinsMerchantApiMutation". Did you mean "placeOrder"?',
  ],
  'mf-cart-checkout requestWithdrawal': [
    'Unknown type "OrderItemInputType". Did you mean "CartItemInputType", "PriceFilterInputType", "AddressInputType", "FilterInputType", or "UserInputType"?',
    'Cannot query field "requestWithdrawal" on type "GeinsMerchantApiMutation".',
  ],
  // Sent only with API_ADDITIONS; otherwise getUser and updateUser.
  'mf-account getUserWithAdditions': ['Cannot query field "reviewInvitations" on type "UserType".'],
  'mf-account updateUserWithAdditions': ['Cannot query field "reviewInvitations" on type "UserType".'],
  // The page responds with 404 without API_ADDITIONS.
  'mf-cart-checkout requestOrderLink': ['Cannot query field "requestOrderLink" on type "GeinsMerchantApiMutation".'],
  'mf-account exportUser': [
    'Cannot query field "exportUser" on type "GeinsMerchantApiMutation". Did you mean "updateUser"?',
  ],
  // Sent only with API_ADDITIONS; otherwise, and if it is refused, the cart of the browser is loaded.
  'shared/runtime mergeCart': [
    'Cannot query field "mergeCart" on type "GeinsMerchantApiMutation". Did you mean "cloneCart"?',
  ],
  // Separate queries: if they are refused, the shop uses the default theme and the setting (shell, fetchChannel).
  'shell channelAdditions': [
    'Cannot query field "contact" on type "ChannelType".',
    'Cannot query field "paymentMethods" on type "MarketType".',
    'Cannot query field "carriers" on type "MarketType".',
    'Cannot query field "deliveryDays" on type "MarketType".',
    'Cannot query field "guaranteeNotice" on type "MarketType".',
    'Cannot query field "themeSettings" on type "ChannelType".',
  ],
  'shell channelTheme': ['Cannot query field "themeSettings" on type "ChannelType".'],
};

/** Deprecated fields in use, and why. */
const DEPRECATED_IN_USE: Record<string, string> = {
  'CheckoutType.consents': 'A form without JavaScript shows the consents that the shopper has given before.',
  'ProductType.images': 'SRCH-08 requires it for search results.',
  'UserType.balanceFormatted':
    'The balance page shows a single sum in the currency of the market; `balances` has one per currency.',
};

const shared = definitionsIn('shared/{commerce-ui,product-list,runtime}/src/**/*.graphql').filter(isFragment);
const documents = ['shell', 'mf-*', 'shared/*'].flatMap((folders) =>
  globSync(folders, { cwd: ROOT }).flatMap((folder) => {
    const own = definitionsIn(`${folder}/src/**/*.graphql`);
    const fragments = [...own.filter(isFragment), ...shared];
    return own.flatMap((operation) =>
      operation.kind === Kind.OPERATION_DEFINITION
        ? {
            name: `${folder} ${operation.name?.value}`,
            document: { kind: Kind.DOCUMENT, definitions: [operation, ...spreadBy(operation, fragments)] } as const,
          }
        : [],
    );
  }),
);

test('every document of the storefront is valid against the published API', () => {
  const refused = documents.flatMap(({ name, document }) => {
    const messages = validate(published, document).map(({ message }) => message);
    return messages.length > 0 ? [[name, messages] as const] : [];
  });

  expect(documents.length).toBeGreaterThan(25);
  expect(Object.fromEntries(refused)).toEqual(REFUSED_BY_PUBLISHED_API);
});

test('no document of the storefront reads a deprecated field, except the listed ones', () => {
  const messages = documents.flatMap(({ document }) =>
    validate(published, document, [NoDeprecatedCustomRule]).map(({ message }) => message),
  );
  const expected = Object.keys(DEPRECATED_IN_USE).map((field) => `The field ${field} is deprecated.`);

  expect([...new Set(messages.map((message) => message.replace(' No longer supported', '')))].toSorted()).toEqual(
    expected.toSorted(),
  );
});

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

/** Lists the fragments that a definition spreads, transitively. */
function spreadBy(
  node: ASTNode,
  fragments: readonly FragmentDefinitionNode[],
  found = new Set<FragmentDefinitionNode>(),
) {
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.find((one) => one.name.value === name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      spreadBy(fragment, fragments, found);
    },
  });
  return found;
}
