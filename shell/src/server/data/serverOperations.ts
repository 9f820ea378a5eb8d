import { getOperationAST, print, type DocumentNode } from 'graphql';
import { isRecord } from '@hemvaror/domain/isRecord';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import { apiHeaders, type ApiCaller } from '@hemvaror/runtime/api/apiHeaders';
import { readApiResponse } from '@hemvaror/runtime/api/apiFetch';
import {
  documentOf,
  type GraphQLOperations,
  type OperationOptions,
  type OperationResult,
} from '@hemvaror/runtime/api/operations';
import { asRefusal, responseError } from '@hemvaror/runtime/api/responseErrors';
import { sendToApi } from './sendToApi.ts';

export interface ServerCaller extends ApiCaller {
  /** Timeout of a call in ms. */
  timeoutMs: number;
  /** Sanitizes the data of a response, in place. */
  sanitize: (body: unknown) => void;
}

interface Operation {
  name: string | undefined;
  text: string;
}

/** Documents are constants of a release, so each is printed once. */
const printed = new WeakMap<object, Operation>();

/**
 * Creates the operations of one request to the shell. They need no Apollo Client: its cache, its copies of documents and its
 * observables took 2.5 of the 14.5 ms of a list page.
 */
export function createServerOperations(caller: ServerCaller): GraphQLOperations {
  async function send<Data, Variables>({
    document,
    variables,
    signal,
  }: OperationOptions<Data, Variables>): Promise<{ data: Data | null; errors: ResponseErrors }> {
    const { name, text } = printedOperation(await documentOf(document, caller));
    const timeout = AbortSignal.timeout(caller.timeoutMs);
    const { body } = await readApiResponse(
      sendToApi(
        caller.endpoint,
        apiHeaders(caller),
        { operationName: name, variables: { ...caller.variables(), ...variables }, query: text },
        signal ? AbortSignal.any([signal, timeout]) : timeout,
      ),
    );
    caller.sanitize(body);
    // The contract of the API is the type of the data.
    const { data = null } = body as { data?: Data | null };
    return { data, errors: errorsOf(body) };
  }

  async function requireData<Data, Variables>(operation: OperationOptions<Data, Variables>): Promise<Data> {
    const { data, errors } = await send(operation);
    if (errors.length > 0) throw responseError(errors);
    if (data === null) throw new ApiError('missing', 503, 'Server response was missing for the query');
    return data;
  }

  return {
    query: requireData,
    mutate: requireData,
    executeWithRefusals: async <Data, Variables>(
      operation: OperationOptions<Data, Variables>,
    ): Promise<OperationResult<Data>> => {
      const { data, errors } = await send(operation);
      return { data, refusals: errors.map(asRefusal) };
    },
    subscribe: async () => {
      throw new ApiError('network', 503, 'The server does not subscribe.');
    },
    restartSubscriptions: async () => undefined,
    reset: async () => undefined,
    prefetch: () => undefined,
  };
}

type ResponseErrors = Parameters<typeof responseError>[0];

function printedOperation(document: DocumentNode): Operation {
  const known = printed.get(document);
  if (known) return known;
  const name = getOperationAST(document)?.name?.value;
  const operation = { name, text: print(document) };
  printed.set(document, operation);
  return operation;
}

function errorsOf(body: object): ResponseErrors {
  const errors = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  return errors.filter(isRecord).map(({ message, extensions }) => ({
    message: typeof message === 'string' ? message : 'The API sent an error without a message.',
    extensions: isRecord(extensions) ? extensions : undefined,
  }));
}
