import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  print,
  separateOperations,
  validate,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { publishedForm, withAdditions } from '../generate/graphql/addedDirective.ts';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const definitionsIn = (...patterns: string[]): DefinitionNode[] =>
  globSync(patterns, { cwd: ROOT })
    .toSorted()
    .flatMap((file) => [...parse(read(file)).definitions]);

/** The published schema, so that the storefront also runs against hosted accounts. */
const published = buildSchema(read('commerce-api/contract/merchant-api.graphql'));
/** That of our API, which has more. */
const ours = buildSchema(read('shared/runtime/src/contract/schema.graphql'));

/** Operations that the published API refuses, and why the shop still works. */
const REFUSED_BY_PUBLISHED_API: Record<string, string[]> = {
  // A separate query: if it is refused, the shop uses the default theme (shell, fetchChannel).
  'shell channelAdditions': ['Cannot query field "themeSettings" on type "ChannelType".'],
};

/** Deprecated fields in use, and why. */
const DEPRECATED_IN_USE: Record<string, string> = {
  'CheckoutType.consents': 'A form without JavaScript shows the consents that the shopper has given before.',
  'ProductType.images': 'SRCH-08 requires it for search results.',
  'UserType.balanceFormatted':
    'The balance page shows a single sum in the currency of the market; `balances` has one per currency.',
};

const SHARED = 'shared/{commerce-ui,product-list,runtime}/src/**/*.graphql';
const files = globSync('{shell,mf-*,shared/*}/src/**/*.graphql', { cwd: ROOT });
const documents = files.flatMap((file) => {
  const [folder = ''] = file.split('/src/');
  const operations = definitionsIn(file).filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fragments = definitionsIn(`${folder}/src/**/*.graphql`, SHARED).filter(isFragment);
  const separated = separateOperations({ kind: Kind.DOCUMENT, definitions: [...operations, ...fragments] });
  return Object.entries(separated).map(([name, document]) => ({ name: `${folder} ${name}`, document }));
});
const publishedDocuments = documents.flatMap(({ name, document }) => {
  const form = publishedForm(document);
  return form ? { name, document: form } : [];
});

test('every document of the storefront is valid against our API', () => {
  const ourDocuments = documents.map(({ name, document }) => ({ name, document: withAdditions(document) }));

  expect(documents.length).toBeGreaterThan(50);
  expect(errorsOf(ourDocuments, ours)).toEqual({});
});

test('the published form of every document of the storefront is valid against the published API', () => {
  expect(publishedDocuments.length).toBeGreaterThan(40);
  expect(errorsOf(publishedDocuments, published)).toEqual(REFUSED_BY_PUBLISHED_API);
});

test('no document of the storefront reads a deprecated field, except the listed ones', () => {
  const messages = publishedDocuments.flatMap(({ document }) =>
    validate(published, document, [NoDeprecatedCustomRule]).map(({ message }) => message),
  );
  const expected = Object.keys(DEPRECATED_IN_USE).map((field) => `The field ${field} is deprecated.`);

  expect([...new Set(messages.map((message) => message.replace(' No longer supported', '')))].toSorted()).toEqual(
    expected.toSorted(),
  );
});

/** The errors by document. The text is parsed again, which also finds empty selections. */
function errorsOf(named: readonly { name: string; document: DocumentNode }[], schema: GraphQLSchema) {
  const refused = named.flatMap(({ name, document }) => {
    const messages = validate(schema, parse(print(document))).map(({ message }) => message);
    return messages.length > 0 ? [[name, messages] as const] : [];
  });
  return Object.fromEntries(refused);
}

function isFragment({ kind }: DefinitionNode): boolean {
  return kind === Kind.FRAGMENT_DEFINITION;
}
