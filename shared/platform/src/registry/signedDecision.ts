import * as z from 'zod/mini';
import { registryTextSchema, remoteNameSchema } from '../contract/registry.ts';
import { isSignatureOf, publicKeyOf, publicKeySchema, signText } from '../contract/releaseKeys.ts';
import { changeSchema, restoredSchema, type Decision } from './registryEntry.ts';

export const signatureSchema = z.string().check(z.regex(/^[\w-]{86}$/));

const fields = {
  /** Created once for a decision: repeated with the same id, it is added once. */
  id: z.uuid(),
  /** ISO 8601, by the clock of the client. */
  at: z.iso.datetime(),
  actor: registryTextSchema,
  why: registryTextSchema,
  /** Both are absent without a private key. */
  key: z.optional(publicKeySchema),
  signature: z.optional(signatureSchema),
};

/** A decision on its way to the service. */
const remoteRequestSchema = z.strictObject({ ...fields, remote: remoteNameSchema, change: changeSchema });
const restoredRequestSchema = z.strictObject({ ...fields, change: restoredSchema });

export type DecisionRequest = z.infer<typeof remoteRequestSchema> | z.infer<typeof restoredRequestSchema>;

/** Of the kind of a request: an error of a union would not say which field is wrong. */
export function decisionSchemaFor(request: unknown): typeof remoteRequestSchema | typeof restoredRequestSchema {
  const { change }: { change?: unknown } = Object(request);
  return restoredSchema.safeParse(change).success ? restoredRequestSchema : remoteRequestSchema;
}

/** What a client says of a decision. */
export type UnsignedDecision = Omit<Decision, 'key' | 'id'> & { id: string; at: string };

/**
 * Signs a decision. Without a key, it stays as it is.
 *
 * @throws Error if a field is not what the service accepts, or the text is not a private key
 */
export function signDecision(decision: UnsignedDecision, privateKey: string | undefined): DecisionRequest {
  // The service compares the signature with the fields that it has read, which are trimmed.
  const request = decisionSchemaFor(decision).parse(decision);
  if (privateKey === undefined) return request;
  return { ...request, key: publicKeyOf(privateKey), signature: signText(signedText(request), privateKey) };
}

/** Whether a decision was signed with its key. */
export function hasOwnSignature(request: DecisionRequest): boolean {
  const { key, signature } = request;
  return key !== undefined && signature !== undefined && isSignatureOf(signedText(request), signature, key);
}

/** The decision of a request. */
export function decisionOf(request: DecisionRequest): Decision {
  const { id, actor, why, key } = request;
  const common = { id, actor, why, ...(key !== undefined && { key }) };
  return 'remote' in request
    ? { ...common, remote: request.remote, change: request.change }
    : { ...common, change: request.change };
}

/** Every field has its place: two decisions never have the same text. */
function signedText(request: DecisionRequest): string {
  const { id, at, actor, why, change } = request;
  const remote = 'remote' in request ? request.remote : null;
  return JSON.stringify(['decision', id, at, actor, why, remote, sorted(change)]);
}

/** The same value with the keys of all objects in one order, so that it has one text only. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
