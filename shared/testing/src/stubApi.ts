import {
  documentOf,
  type GraphQLOperations,
  type GraphQLRefusal,
  type OperationOptions,
} from '@hemvaror/runtime/api/operations';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import type { DocumentNode } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** An answer by operation name: the data, a function of the variables, refusals, or a failure. */
export type StubResponse =
  | { data: unknown }
  | { refusals: GraphQLRefusal[] }
  | { failure: { status: number } }
  | ((variables: Variables) => Outcome | Promise<Outcome>);

type Outcome = { data: unknown } | { refusals: GraphQLRefusal[] };

export interface StubApi {
  operations: GraphQLOperations;
  /** Every call so far, in order. */
  calls: { name: string; variables: Variables; signal?: AbortSignal | undefined }[];
}

/**
 * The API as a test wants it: answers by operation name. An operation without an answer fails the test by name.
 *
 * The answers are not checked against the schema: build them with typed fragments.
 */
export function stubApi(answers: Readonly<Record<string, StubResponse>>): StubApi {
  const calls: StubApi['calls'] = [];

  async function answer<Data, Values>({ document: asked, variables: given, signal }: OperationOptions<Data, Values>) {
    const document = await documentOf(asked);
    const name = operationName(document);
    const variables = isVariables(given) ? given : {};
    calls.push({ name, variables, signal });
    const prepared = answers[name];
    if (!prepared) throw new Error(`The test has no answer for the operation ${name}.`);
    const outcome = typeof prepared === 'function' ? await prepared(variables) : prepared;
    if ('failure' in outcome) throw new ApiError('status', outcome.failure.status, `status ${outcome.failure.status}`);
    return 'refusals' in outcome ? { data: null, refusals: outcome.refusals } : { data: outcome.data, refusals: [] };
  }

  // The network's side of a test: what it answers has the type that the caller's document promises.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where a test's answer gets its type
  const typed = <Data>(data: unknown): Data => JSON.parse(JSON.stringify(data));

  return {
    calls,
    operations: {
      query: async (operation) => typed(required(await answer(operation))),
      mutate: async (operation) => typed(required(await answer(operation))),
      executeWithRefusals: async (operation) => {
        const { data, refusals } = await answer(operation);
        return { data: data === null ? null : typed(data), refusals };
      },
      reset: async () => undefined,
      prefetch: () => undefined,
    },
  };
}

function required({ data, refusals }: { data: unknown; refusals: GraphQLRefusal[] }): unknown {
  if (data === null) throw new ApiError('graphql', 503, refusals.map(({ message }) => message).join('; '));
  return data;
}

function operationName(document: DocumentNode): string {
  const names = document.definitions.map((definition) =>
    'operation' in definition ? definition.name?.value : undefined,
  );
  return names.find((name) => name !== undefined) ?? '';
}

function isVariables(value: unknown): value is Variables {
  return typeof value === 'object' && value !== null;
}
