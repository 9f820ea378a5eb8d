import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

/** The files that operations of every app may spread. */
const SHARED = /^shared\/(?:commerce-ui|product-list|runtime)\//;

const files = globSync('{shell,mf-*,shared/*}/src/**/*.graphql')
  .toSorted()
  .map((file) => ({ file, definitions: parse(readFileSync(file, 'utf8')).definitions }));

/**
 * The operations of the storefront with their fragments, by app, file and name: `mf-account/OrdersPage getOrders`.
 * Another app, even another page, may send another operation of the same name.
 */
export const storefrontOperations: ReadonlyMap<string, string> = new Map(
  files.flatMap(({ file, definitions }) =>
    definitions.filter(isOperation).map((operation): [string, string] => {
      const [app = ''] = file.split('/src/');
      const name = `${app}/${basename(file, '.graphql')} ${operation.name?.value ?? ''}`;
      return [name, [...withFragments(operation, fragmentsFor(app))].map(print).join('\n')];
    }),
  ),
);

function fragmentsFor(app: string): FragmentDefinitionNode[] {
  return files.flatMap(({ file, definitions }) =>
    file.startsWith(`${app}/`) || SHARED.test(file) ? definitions.filter(isFragment) : [],
  );
}

/** The definition and every fragment that it includes, also indirectly. */
function withFragments(
  definition: DefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  found = new Set<DefinitionNode>(),
): Set<DefinitionNode> {
  found.add(definition);
  visit(definition, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.find((one) => one.name.value === name.value);
      if (fragment && !found.has(fragment)) withFragments(fragment, fragments, found);
    },
  });
  return found;
}

function isOperation(definition: DefinitionNode): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION;
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}
