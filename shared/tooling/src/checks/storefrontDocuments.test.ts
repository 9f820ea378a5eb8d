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

/** As published, so that the storefront also runs against an account elsewhere; our own API may have more. */
const published = buildSchema(read('commerce-api/contract/merchant-api.graphql'));

/** What a backend elsewhere refuses, and why the shop stands it. */
const REFUSED_ELSEWHERE: Record<string, string[]> = {
  // Asked apart from the channel itself, and answered by the default looks where it is refused (shell, fetchChannel).
  'shell channelTheme': ['Cannot query field "themeSettings" on type "ChannelType".'],
};

/** Deprecated fields that are read, and why. */
const READ_ALTHOUGH_DEPRECATED: Record<string, string> = {
  'ProductType.images': 'SRCH-08 names it for search results.',
  'UserType.balanceFormatted':
    'The balance page shows the one sum in the currency of the market; `balances` would leave the choice to it.',
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
  expect(Object.fromEntries(refused)).toEqual(REFUSED_ELSEWHERE);
});

test('no document of the storefront reads a deprecated field, but for the listed ones', () => {
  const messages = documents.flatMap(({ document }) =>
    validate(published, document, [NoDeprecatedCustomRule]).map(({ message }) => message),
  );
  const expected = Object.keys(READ_ALTHOUGH_DEPRECATED).map((field) => `The field ${field} is deprecated.`);

  expect([...new Set(messages.map((message) => message.replace(' No longer supported', '')))].toSorted()).toEqual(
    expected.toSorted(),
  );
});

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

/** The fragments that a definition spreads, and those that they spread. */
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
