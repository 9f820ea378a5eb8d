import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';

const MAX_FILES = 10;

const filePaths = z.record(z.string(), z.array(z.string()));

/** An invalid multipart body. Its message is sent to the client. */
export class BadMultipart extends Error {
  statusCode = 400;
}

/**
 * Parses operations sent by the multipart request specification (API-12). No field of the schema takes a
 * file, so a file for a variable is rejected; other files are ignored.
 *
 * A form on another site could send this media type without a preflight, but not the API key header.
 */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => operationOf(await formOf(body, headers['content-type'] ?? '')),
  );
}

async function formOf(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(Uint8Array.from(body), { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new BadMultipart('The multipart body cannot be read.', { cause: error });
  }
}

function operationOf(form: FormData): unknown {
  const operation = jsonOf(form, 'operations');
  const paths = filePaths.safeParse(jsonOf(form, 'map'));
  if (!paths.success) throw new BadMultipart('The field "map" must be an object with the paths of each file.');
  if ([...form.values()].filter((value) => typeof value !== 'string').length > MAX_FILES) {
    throw new BadMultipart(`At most ${MAX_FILES} files can be sent.`);
  }
  if (Object.values(paths.data).some((ofFile) => ofFile.length > 0)) {
    throw new BadMultipart('A file was sent to a variable, but no field takes a file.');
  }
  return operation;
}

function jsonOf(form: FormData, field: string): unknown {
  const text = form.get(field);
  if (typeof text !== 'string') throw new BadMultipart(`The field "${field}" is missing.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadMultipart(`The field "${field}" contains invalid JSON.`, { cause: error });
  }
}
