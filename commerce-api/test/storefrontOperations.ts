import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  Kind,
  parse,
  print,
  separateOperations,
  visit,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

/** The files that operations of every app may spread. */
const SHARED = /^shared\/(?:commerce-ui|product-list|runtime)\//;

const files = globSync('{shell,mf-*,shared/*}/src/**/*.graphql')
  .toSorted()
  .map((file) => ({ file, definitions: withoutMarks(readFileSync(file, 'utf8')) }));

/**
 * The operations of the storefront with their fragments, by app, file and name: `mf-account/OrdersPage getOrders`.
 * Another app, even another page, may send another operation of the same name.
 */
export const storefrontOperations: ReadonlyMap<string, string> = new Map(
  files.flatMap(({ file, definitions }) => {
    const [app = ''] = file.split('/src/');
    const operations = separateOperations({
      kind: Kind.DOCUMENT,
      definitions: [...definitions.filter(isOperation), ...fragmentsFor(app)],
    });
    return Object.entries(operations).map(([name, document]): [string, string] => [
      `${app}/${basename(file, '.graphql')} ${name}`,
      print(document),
    ]);
  }),
);

/** The storefront's code generation removes the directive, too. */
function withoutMarks(text: string): readonly DefinitionNode[] {
  return visit(parse(text), { Directive: ({ name }) => (name.value === 'added' ? null : undefined) }).definitions;
}

function fragmentsFor(app: string): FragmentDefinitionNode[] {
  return files.flatMap(({ file, definitions }) =>
    file.startsWith(`${app}/`) || SHARED.test(file) ? definitions.filter(isFragment) : [],
  );
}

function isOperation(definition: DefinitionNode): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION;
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}
