import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import * as z from 'zod';
import type { ServerContext } from './context.ts';

/** GraphQL treats an absent field and `null` alike; other fields of the body are ignored. */
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
 * Uses the body as parsed by Fastify: Yoga's own parsers respond with messages of the JSON engine, and accept operations
 * in the URL, where proxies would log and store them.
 */
export const postedOperation: Plugin<ServerContext, ServerContext> = {
  onRequestParse({ serverContext, setRequestParser }) {
    setRequestParser(() => operationFrom(serverContext.fastifyRequest.body));
  },
};

function operationFrom(body: unknown): z.infer<typeof operation> {
  const { data } = operation.safeParse(body);
  if (data) return data;
  throw new GraphQLError('The body must contain one operation: query, operationName, variables, extensions.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}
