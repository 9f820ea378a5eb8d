import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import * as z from 'zod';
import type { ServerContext } from './context.ts';

/** An absent field and `null` are the same to GraphQL; what else stands in the body is left alone. */
const operation = z
  .record(z.string(), z.unknown())
  .transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)))
  .pipe(
    z.object({
      query: z.string().exactOptional(),
      operationName: z.string().exactOptional(),
      variables: z.record(z.string(), z.unknown()).exactOptional(),
      extensions: z.record(z.string(), z.unknown()).exactOptional(),
    }),
  );

/**
 * Hands over the body as Fastify has read it: Yoga's own readers answer with the messages of the JSON engine, and take
 * operations from the address, where they would be logged and kept on their way.
 */
export const postedOperation: Plugin<ServerContext, ServerContext> = {
  onRequestParse({ serverContext, setRequestParser }) {
    setRequestParser(() => operationFrom(serverContext.fastifyRequest.body));
  },
};

function operationFrom(body: unknown): z.infer<typeof operation> {
  const { data } = operation.safeParse(body);
  if (data) return data;
  throw new GraphQLError('The body must hold one operation: query, operationName, variables, extensions.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}
