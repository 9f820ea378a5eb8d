import { Kind, parse, print, visit } from 'graphql';

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** The document as sent by Apollo Client: with `__typename` on every object except the root. */
export function withTypenames(text: string): string {
  return print(
    visit(parse(text), {
      SelectionSet: (node, _key, parent) =>
        parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
          ? undefined
          : { ...node, selections: [...node.selections, TYPENAME] },
    }),
  );
}
