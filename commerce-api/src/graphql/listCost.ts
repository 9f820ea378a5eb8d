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

/** Of a scalar and of an object, as in the limit that knows no lists. */
const SCALAR_COST = 1;
const OBJECT_COST = 2;
/** What no `take` gives at most: more are neither read nor answered. */
const MAX_TAKE = 200;

type Parent = GraphQLNamedType | null | undefined;
type Variables = Readonly<Record<string, unknown>>;

/** The cost of a part of a document: a constant, and lists whose content counts as often as `take` says. */
interface Cost {
  constant: number;
  lists: { take: Take; content: Cost }[];
}

/** A number that is written in the document, or the variable that holds it with its default. */
type Take = number | { variable: string; fallback: number };

/**
 * What operations cost: each field, times the `take` of every list around it. A document is read once, then each request
 * only multiplies its variables.
 */
export class ListCosts {
  readonly #schema: GraphQLSchema;
  readonly #known = new WeakMap<DocumentNode, Map<OperationDefinitionNode, Cost>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @param operation one of the document's, which has been validated: without circles of fragments */
  of(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number {
    const costs = this.#known.get(document) ?? new Map<OperationDefinitionNode, Cost>();
    this.#known.set(document, costs);
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

/** Without a number: as many as any list gives by itself. A list of none costs its facets and count all the same. */
const DEFAULT_TAKE = 20;

function countOf(take: Take, variables: Variables): number {
  const given = typeof take === 'number' ? take : (variables[take.variable] ?? take.fallback);
  const count = typeof given === 'number' ? given : DEFAULT_TAKE;
  return Math.min(Math.max(1, count), MAX_TAKE);
}

function takeOf({ arguments: given = [] }: FieldNode, { variableDefinitions = [] }: OperationDefinitionNode): Take {
  const value = given.find(({ name }) => name.value === 'take')?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind !== Kind.VARIABLE) return DEFAULT_TAKE;
  const variable = value.name.value;
  const initial = variableDefinitions.find((definition) => definition.variable.name.value === variable)?.defaultValue;
  return { variable, fallback: initial?.kind === Kind.INT ? Number(initial.value) : DEFAULT_TAKE };
}
