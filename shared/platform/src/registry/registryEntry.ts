import * as z from 'zod/mini';
import {
  registryReleaseSchema,
  registryTextSchema,
  releaseNameSchema,
  remoteNameSchema,
} from '../contract/registry.ts';
import { publicKeySchema } from '../contract/releaseKeys.ts';

/** What an entry changes of one remote. */
export const changeSchema = z.discriminatedUnion('kind', [
  /** A release exists, or its origin has another address. It is not live. */
  z.object({ kind: z.literal('released'), release: registryReleaseSchema, commit: z.optional(registryTextSchema) }),
  /**
   * The live release, which ends a candidate. `isPinned` for one that a person chose instead of the current sources: a start of the site
   * leaves it.
   */
  z.object({ kind: z.literal('live'), release: releaseNameSchema, isPinned: z.boolean() }),
  /** A share of the visitors gets a release, in percent. Once more for the same release, it changes the share. */
  z.object({
    kind: z.literal('candidate'),
    release: releaseNameSchema,
    share: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  /** The live release or the candidate was refused by a host, and the one before it serves on. It can be tried again. */
  z.object({ kind: z.literal('refused'), release: releaseNameSchema }),
  /** A release must never be live again. If it is, the one before it becomes live. */
  z.object({ kind: z.literal('withdrawn'), release: releaseNameSchema }),
  /** No release goes live, and no candidate gets another share, until `thawed`. */
  z.object({ kind: z.literal('frozen') }),
  z.object({ kind: z.literal('thawed') }),
]);

export type Change = z.infer<typeof changeSchema>;

/** The registry is a copy that an operator has restored, which may lack the last entries: the next epoch starts. */
export const restoredSchema = z.object({ kind: z.literal('restored') });

const entryFields = {
  /** 1 and up, without gaps. */
  number: z.int().check(z.minimum(1)),
  /** Grows with each restored copy, so that a later document is known as later. 1 in entries that lack it. */
  epoch: z._default(z.int().check(z.minimum(1)), 1),
  /** SHA-256 of the text of the entry before, in hex; null for the first. */
  previous: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Of the decision: a client repeats it after a lost response. Older entries lack it. */
  id: z.optional(z.uuid()),
  /** ISO 8601, by the clock of the process that added it. */
  at: z.iso.datetime(),
  /** Who decided. */
  actor: registryTextSchema,
  /** Public key that has signed the decision. */
  key: z.optional(publicKeySchema),
  why: registryTextSchema,
};

/** One decision. Entries are never changed or removed. */
export const registryEntrySchema = z.union([
  z.object({ ...entryFields, remote: remoteNameSchema, change: changeSchema }),
  z.object({ ...entryFields, remote: z.optional(z.never()), change: restoredSchema }),
]);

export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** An entry that concerns one remote. */
export type RemoteEntry = Extract<RegistryEntry, { remote: string }>;

/** What a decision changes: one remote, or the whole registry. */
export type DecidedChange = { remote: string; change: Change } | { remote?: never; change: { kind: 'restored' } };

/** An entry without its place. */
export type Decision = Pick<RegistryEntry, 'id' | 'actor' | 'key' | 'why'> & DecidedChange;
