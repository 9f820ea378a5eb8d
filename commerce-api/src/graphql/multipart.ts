import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Plugin } from 'graphql-yoga';
import * as z from 'zod';
import type { ServerContext } from './context.ts';

const MEDIA_TYPE = 'multipart/form-data';
const MOST_FILES = 10;

/** An absent field and `null` are the same to GraphQL. */
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
const filePaths = z.record(z.string(), z.array(z.string()).max(MOST_FILES));

/** Its message is meant for the client. */
export class BadMultipart extends Error {
  statusCode = 400;
}

/**
 * Operations by the multipart request specification (contract, section 1). No field of the schema takes a file, so one
 * that is sent to a variable is refused; the others, if any, are let fall.
 *
 * A form of another site could send this media type without a preflight, but not the key's header.
 */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    MEDIA_TYPE,
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => operationOf(await formOf(body, headers['content-type'] ?? '')),
  );
}

/** Hands the operation that was read above to Yoga, whose own reader wants the request's stream. */
export const multipartOperations: Plugin<ServerContext, ServerContext> = {
  onRequestParse({ serverContext: { fastifyRequest }, setRequestParser }) {
    const { headers, body } = fastifyRequest;
    if (headers['content-type']?.toLowerCase().startsWith(MEDIA_TYPE)) setRequestParser(() => operation.parse(body));
  },
};

async function formOf(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(Uint8Array.from(body), { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new BadMultipart('The multipart body cannot be read.', { cause: error });
  }
}

function operationOf(form: FormData): z.infer<typeof operation> {
  const { success, data } = operation.safeParse(jsonOf(form, 'operations'));
  const paths = filePaths.safeParse(jsonOf(form, 'map'));
  if (!success) throw new BadMultipart('The field "operations" must hold one operation as JSON.');
  if (!paths.success) throw new BadMultipart('The field "map" must hold a JSON object with the paths of each file.');
  if ([...form.values()].filter((value) => typeof value !== 'string').length > MOST_FILES) {
    throw new BadMultipart(`At most ${MOST_FILES} files can be sent.`);
  }
  const [path] = Object.values(paths.data).flat();
  if (path !== undefined) throw new BadMultipart('A file was sent to a variable, but no field takes a file.');
  return data;
}

function jsonOf(form: FormData, field: string): unknown {
  const text = form.get(field);
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadMultipart(`The field "${field}" holds no JSON.`, { cause: error });
  }
}
