import { Kind, separateOperations, visit, type ASTNode, type DirectiveNode, type DocumentNode } from 'graphql';

const ADDED = 'added';

/** The form of a document for our API: without the directive. */
export function withAdditions<Node extends ASTNode>(node: Node): Node {
  return visit(node, { Directive: (directive) => (isAdded(directive) ? null : undefined) });
}

/**
 * The form of a document for an API with the published contract only: without the marked nodes, and without the arguments, variables
 * and fragments that only they need.
 *
 * @param document an operation and its fragments, in this order
 * @returns null for a marked operation
 */
export function publishedForm(document: DocumentNode): DocumentNode | null {
  const addedVariables = new Set<string>();
  const marked = visit(document, {
    enter(node) {
      if (node.kind === Kind.ARGUMENT && node.value.kind === Kind.VARIABLE) {
        return addedVariables.has(node.value.name.value) ? null : undefined;
      }
      if (!('directives' in node && node.directives.some(isAdded))) return undefined;
      if (node.kind === Kind.VARIABLE_DEFINITION) addedVariables.add(node.variable.name.value);
      return null;
    },
  });
  const [published] = Object.values(separateOperations(marked));
  return published ? withoutUnusedVariables(published) : null;
}

/** The form for our API, with that for others as its property `published`, if the document has marks and both forms. */
export function inBothForms(document: DocumentNode): DocumentNode & { published?: DocumentNode } {
  const full = withAdditions(document);
  // Without a mark, the visitor returns the same object.
  const published = full === document ? null : publishedForm(document);
  return published ? { ...full, published } : full;
}

/** For types: the marked fields as conditional ones, which are optional in the result. */
export function withConditions<Node extends ASTNode>(node: Node): Node {
  const name = { kind: Kind.NAME, value: 'include' } as const;
  return visit(node, { Directive: (directive) => (isAdded(directive) ? { ...directive, name } : undefined) });
}

function withoutUnusedVariables(document: DocumentNode): DocumentNode {
  const used = new Set<string>();
  visit(document, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  return visit(document, { VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null) });
}

function isAdded({ name }: DirectiveNode): boolean {
  return name.value === ADDED;
}
