import { Kind, type DocumentNode, type FieldNode, type SelectionNode } from 'graphql';
import { isRecord } from '@hemvaror/domain/isRecord';

/** The fields of complete data that a document selects, as an API would return them. */
export function selectedData({ definitions }: DocumentNode, data: unknown): unknown {
  const fieldsOf = (selections: readonly SelectionNode[]): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection;
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet.selections);
      const fragment = definitions.find((one) => 'name' in one && one.name.value === selection.name.value);
      return fragment && 'selectionSet' in fragment ? fieldsOf(fragment.selectionSet.selections) : [];
    });
  const select = (value: unknown, selections: readonly SelectionNode[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => select(item, selections));
    if (!isRecord(value) || selections.length === 0) return value;
    const fields = Map.groupBy(fieldsOf(selections), ({ alias, name }) => (alias ?? name).value);
    return Object.fromEntries(
      [...fields].map(([key, nodes]) => [
        key,
        select(
          value[key],
          nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
        ),
      ]),
    );
  };
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return select(data, operation?.selectionSet.selections ?? []);
}
