import { GraphQLError, type ExecutionResult, type Source } from 'graphql';
import * as z from 'zod';

const shape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).exactOptional(),
        positions: z.array(z.number()).exactOptional(),
        extensions: z.record(z.string(), z.unknown()),
      }),
    )
    .exactOptional(),
});

/** A result as text. Its errors must be safe for clients. */
export function textOfResult({ data, errors }: ExecutionResult): string {
  const safe = errors?.map(({ message, path, positions, extensions }) => ({ message, path, positions, extensions }));
  return JSON.stringify({ data, errors: safe });
}

/** Reads the text of `textOfResult`. @param source of the document, for the locations of errors */
export function resultFrom(text: string, source: Source | undefined): ExecutionResult {
  const { data, errors } = shape.parse(JSON.parse(text));
  return {
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map(({ message, ...error }) => new GraphQLError(message, { source, ...error })) }),
  };
}
