import { randomUUID } from 'node:crypto';
import { Kind, OperationTypeNode, parse } from 'graphql';
import * as z from 'zod';
import { API_KEY, type Api } from '../api.ts';
import { withTypenames } from '../withTypenames.ts';

const responseShape = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() });

/**
 * Sends an operation like the public SDK: its headers, the operation name, `__typename` on every object, and channel,
 * language and market in every call.
 *
 * @param token access token of a customer
 * @throws ZodError when the responseShape has errors or no data, as the SDK's default policy rejects it
 */
export async function runSdkOperation(
  api: Api,
  document: string,
  variables: object = {},
  token?: string,
): Promise<Record<string, unknown>> {
  const [operation] = parse(document).definitions;
  const operationName = operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : undefined;
  const isMutation =
    operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === OperationTypeNode.MUTATION;
  const response = await api.get('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-apikey': API_KEY,
      'x-request-id': randomUUID(),
      'x-sdk-version': '0.0.0',
      ...(isMutation && { 'x-idempotency-key': randomUUID() }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      operationName,
      query: withTypenames(document),
      variables: { channelId: '1|se', languageId: 'sv-SE', marketId: 'se', ...variables },
    }),
  });
  return responseShape.parse(await response.json()).data;
}
