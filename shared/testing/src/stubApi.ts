import {
  documentOf,
  type GraphQLOperations,
  type GraphQLRefusal,
  type OperationOptions,
} from '@hemvaror/runtime/api/operations';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import type { DocumentNode } from 'graphql';
import { selectedData } from './selectedData.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The response of an operation: data, a function of the variables, refusals, or a failure. */
export type StubResponse =
  | { data: unknown }
  | { refusals: GraphQLRefusal[] }
  | { failure: { status: number; retryAfterSeconds?: number } | 'network' }
  | ((variables: Variables) => Outcome | Promise<Outcome>);

type Outcome = { data: unknown } | { refusals: GraphQLRefusal[] };

export interface StubApi {
  operations: GraphQLOperations;
  /** Every call so far, in order. */
  calls: { name: string; variables: Variables; signal?: AbortSignal | undefined }[];
}

/**
 * Stubs the API with responses by operation name. An operation without a response fails the test.
 *
 * Responses are not checked against the schema: build them with the builders of this package.
 *
 * @param options without `apiAdditions`, data are reduced to the fields of the published form of the document
 */
export function stubApi(
  responses: Readonly<Record<string, StubResponse>>,
  { apiAdditions = true }: { apiAdditions?: boolean } = {},
): StubApi {
  const calls: StubApi['calls'] = [];

  async function respond<Data, Values>({ document: source, variables: given, signal }: OperationOptions<Data, Values>) {
    const document = await documentOf(source, { apiAdditions });
    const name = operationName(document);
    const variables = isVariables(given) ? given : {};
    calls.push({ name, variables, signal });
    const response = responses[name];
    if (!response) throw new Error(`The test has no response for the operation ${name}. Add it to "api".`);
    const outcome = typeof response === 'function' ? await response(variables) : response;
    if ('failure' in outcome) throw failureOf(outcome.failure);
    if ('refusals' in outcome) return { data: null, refusals: outcome.refusals };
    return { data: apiAdditions ? outcome.data : selectedData(document, outcome.data), refusals: [] };
  }

  // Types a response by the caller's document, and copies it as JSON like the network does.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the only place where a test's response gets its type
  const typed = <Data>(data: unknown): Data => JSON.parse(JSON.stringify(data));

  return {
    calls,
    operations: {
      query: async (operation) => typed(required(await respond(operation))),
      mutate: async (operation) => typed(required(await respond(operation))),
      executeWithRefusals: async (operation) => {
        const { data, refusals } = await respond(operation);
        return { data: data === null ? null : typed(data), refusals };
      },
      subscribe: async () => undefined,
      restartSubscriptions: async () => undefined,
      reset: async () => undefined,
      prefetch: () => undefined,
    },
  };
}

function failureOf(failure: { status: number; retryAfterSeconds?: number } | 'network'): ApiError {
  if (failure === 'network') return new ApiError('network', 503, 'no response');
  return new ApiError('status', failure.status, `status ${failure.status}`, failure);
}

function required({ data, refusals }: { data: unknown; refusals: GraphQLRefusal[] }): unknown {
  if (data === null)
    throw new ApiError('graphql', 503, refusals.map(({ message }) => message).join('; '), { refusals });
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
