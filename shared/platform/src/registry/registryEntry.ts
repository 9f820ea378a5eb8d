import * as z from 'zod/mini';
import {
  registryReleaseSchema,
  registryTextSchema,
  releaseNameSchema,
  remoteNameSchema,
} from '../contract/registry.ts';

/** What an entry changes of one remote. */
const changeSchema = z.discriminatedUnion('kind', [
  /** A release exists. It is not live. */
  z.object({ kind: z.literal('released'), release: registryReleaseSchema, commit: z.optional(registryTextSchema) }),
  /**
   * The live release. `isPinned` for one that a person chose instead of the current sources: a start of the site leaves it.
   */
  z.object({ kind: z.literal('live'), release: releaseNameSchema, isPinned: z.boolean() }),
  /** The live release was refused by a host, and the one before it serves on. It can be tried again. */
  z.object({ kind: z.literal('refused'), release: releaseNameSchema }),
  /** A release must never be live again. If it is, the one before it becomes live. */
  z.object({ kind: z.literal('withdrawn'), release: releaseNameSchema }),
  /** No release goes live until `thawed`. */
  z.object({ kind: z.literal('frozen') }),
  z.object({ kind: z.literal('thawed') }),
]);

export type Change = z.infer<typeof changeSchema>;

/** One decision. Entries are never changed or removed. */
export const registryEntrySchema = z.object({
  /** 1 and up, without gaps. */
  number: z.int().check(z.minimum(1)),
  /** SHA-256 of the file of the entry before, in hex; null for the first. */
  previous: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** ISO 8601. */
  at: z.iso.datetime(),
  /** Who decided. */
  actor: registryTextSchema,
  why: registryTextSchema,
  remote: remoteNameSchema,
  change: changeSchema,
});

export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** An entry without its place. */
export type Decision = Pick<RegistryEntry, 'actor' | 'why' | 'remote' | 'change'>;
