import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  type OperationDefinitionNode,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';

/** Costs of a scalar and an object, as in `costLimit`, which ignores lists. */
const SCALAR_COST = 1;
const OBJECT_COST = 2;
/** Max number of items that any list returns. */
const MAX_TAKE = 200;

type Parent = GraphQLNamedType | null | undefined;
type Variables = Readonly<Record<string, unknown>>;

/** The cost of a selection: a constant, plus lists whose content is multiplied by `take`. */
interface Cost {
  constant: number;
  lists: { take: Take; content: Cost }[];
}

/** A number in the document, or a variable with its default. */
type Take = number | { variable: string; fallback: number };

/**
 * Computes the cost of operations: each field, multiplied by the `take` of every enclosing list. A document is analyzed
 * once; each request only applies its variables.
 */
export class ListCosts {
  readonly #schema: GraphQLSchema;
  readonly #costs = new WeakMap<DocumentNode, Map<OperationDefinitionNode, Cost>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @param operation an operation of the document, which has been validated and has no fragment cycles */
  of(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number {
    const costs = this.#costs.get(document) ?? new Map<OperationDefinitionNode, Cost>();
    this.#costs.set(document, costs);
    const cost = costs.get(operation) ?? this.#read(document, operation);
    costs.set(operation, cost);
    return valueOf(cost, variables);
  }

  #read(document: DocumentNode, operation: OperationDefinitionNode): Cost {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
    const fragmentCosts = new Map<string, Cost>();
    const fragmentCost = (name: string): Cost => {
      const fragment = fragments.get(name);
      const cost =
        fragmentCosts.get(name) ??
        (fragment
          ? costOf(fragment.selectionSet, this.#schema.getType(fragment.typeCondition.name.value))
          : { constant: 0, lists: [] });
      fragmentCosts.set(name, cost);
      return cost;
    };
    const costOf = ({ selections }: SelectionSetNode, parent: Parent): Cost =>
      sumOf(
        selections.map((selection): Cost => {
          if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentCost(selection.name.value);
          if (selection.kind === Kind.INLINE_FRAGMENT) {
            const condition = selection.typeCondition?.name.value;
            return costOf(selection.selectionSet, condition ? this.#schema.getType(condition) : parent);
          }
          if (!selection.selectionSet) return { constant: SCALAR_COST, lists: [] };
          const field = isObjectType(parent) ? parent.getFields()[selection.name.value] : undefined;
          const content = costOf(selection.selectionSet, field && getNamedType(field.type));
          if (!field?.args.some(({ name }) => name === 'take'))
            return sumOf([{ constant: OBJECT_COST, lists: [] }, content]);
          return { constant: OBJECT_COST, lists: [{ take: takeOf(selection, operation), content }] };
        }),
      );
    return costOf(operation.selectionSet, this.#schema.getRootType(operation.operation));
  }
}

function sumOf(costs: readonly Cost[]): Cost {
  return {
    constant: costs.reduce((total, { constant }) => total + constant, 0),
    lists: costs.flatMap(({ lists }) => lists),
  };
}

function valueOf({ constant, lists }: Cost, variables: Variables): number {
  return lists.reduce(
    (total, { take, content }) => total + countOf(take, variables) * valueOf(content, variables),
    constant,
  );
}

/** Number of items without `take`: the largest default of the schema. Empty lists cost at least one item, for facets and count. */
const DEFAULT_TAKE = 20;

function countOf(take: Take, variables: Variables): number {
  const requested = typeof take === 'number' ? take : (variables[take.variable] ?? take.fallback);
  const count = typeof requested === 'number' ? requested : DEFAULT_TAKE;
  return Math.min(Math.max(1, count), MAX_TAKE);
}

function takeOf({ arguments: args = [] }: FieldNode, { variableDefinitions = [] }: OperationDefinitionNode): Take {
  const value = args.find(({ name }) => name.value === 'take')?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind !== Kind.VARIABLE) return DEFAULT_TAKE;
  const variable = value.name.value;
  const initial = variableDefinitions.find((definition) => definition.variable.name.value === variable)?.defaultValue;
  return { variable, fallback: initial?.kind === Kind.INT ? Number(initial.value) : DEFAULT_TAKE };
}
