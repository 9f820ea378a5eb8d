import * as z from 'zod/mini';
import { publicKeySchema } from './releaseKeys.ts';

const MAX_TEXT = 500;

/** A line that a person writes, such as a reason. */
export const registryTextSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT), z.regex(/^\P{Cc}+$/u));

/** A name of one folder or file, in an address and on the disk. */
export const releaseNameSchema = z.string().check(z.regex(/^(?!\.)[\w.-]{1,100}$/));

/** Not the name of a property that every object has, such as `constructor`: these are keys of objects. */
export const remoteNameSchema = releaseNameSchema.check(z.refine((name) => !(name in Object.prototype)));

/** The signature of a release by the owner of its remote, and what the owner says of it. See `signedRelease.ts`. */
const releaseSignatureSchema = z.object({
  /** The public key that it was made with. */
  key: publicKeySchema,
  /** Number of the contract that the release was built for. */
  contract: z.int(),
  /** Hash of the commit that it was built from, if it is known. */
  commit: z.optional(registryTextSchema),
  /** Who published it. */
  by: registryTextSchema,
  /** When it was published. */
  at: z.iso.datetime(),
  /** ed25519, in base64url. */
  value: z.string().check(z.regex(/^[\w-]{86}$/)),
});

export type ReleaseSignature = z.infer<typeof releaseSignatureSchema>;

/** A release of a remote in the registry. Releases are immutable folders; a version is never used twice. */
export const registryReleaseSchema = z.object({
  /** `1.4.0-3fa8b21c`: version and content hash; also the folder's name. */
  release: releaseNameSchema,
  /** Address of the folder for the host, with a slash at the end; holds `release.json`, `web/` and `node/`. */
  url: z.url().check(z.endsWith('/')),
  /** Subresource Integrity value of `release.json`, which contains those of all files. */
  integrity: z.optional(z.string().check(z.startsWith('sha384-'))),
  signature: z.optional(releaseSignatureSchema),
});

/** A new release of a remote that a share of the visitors gets, while the others get the live one. */
export const candidateSchema = z.object({
  release: registryReleaseSchema,
  /** Percent of the visitors, from 1 to 100. */
  share: z.int().check(z.minimum(1), z.maximum(100)),
  /** When it got this share. */
  since: z.iso.datetime(),
});

export type Candidate = z.infer<typeof candidateSchema>;

/** Place of a document among all of a registry: a later one has a higher epoch, or a higher number in the same. */
export const generationSchema = z.object({ epoch: z.int().check(z.minimum(1)), number: z.int().check(z.minimum(0)) });

export type Generation = z.infer<typeof generationSchema>;

/** The live release of each remote; null withdraws the remote. Changing this document is a deployment. */
export const registrySchema = z.object({
  remotes: z.record(remoteNameSchema, z.nullable(registryReleaseSchema)),
  /** Releases that each remote named before, newest first: open tabs still load their files. */
  previous: z.optional(z.record(remoteNameSchema, z.array(registryReleaseSchema))),
  candidates: z.optional(z.record(remoteNameSchema, candidateSchema)),
  /** Absent in a document that a person or a container writes. */
  generation: z.optional(generationSchema),
});

export type RegistryRelease = z.infer<typeof registryReleaseSchema>;
export type Registry = z.infer<typeof registrySchema>;

const assetsSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** Number of the format of `release.json`. Readers accept this one and the one before it. */
export const MANIFEST_SCHEMA = 2;

/** `release.json`: the files of a release. Written by the build. */
export const releaseManifestSchema = z.object({
  /** Number of the format; absent in the first one. */
  schema: z.optional(z.number()),
  name: z.string(),
  release: z.string(),
  contract: z.number(),
  /** Name of the federation container. Contains the release, so that one process can load several releases. */
  container: z.string(),
  /** Expose → files that it needs for its first render, below `web/`. */
  exposes: z.record(z.string(), assetsSchema),
  /** Path below the folder → Subresource Integrity value. */
  integrity: z.record(z.string(), z.string()),
  /** Subresource Integrity value of `sbom.json`. Absent in releases of earlier builds and of development. */
  sbom: z.optional(z.string().check(z.startsWith('sha384-'))),
});

export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;

/** The address of one remote for the browser. Set by the server, and fixed for the lifetime of the page. */
export interface PageRemote {
  container: string;
  /** Address of `remoteEntry.js`. */
  entry: string;
  integrity?: string;
}

export type PageRemotes = Record<string, PageRemote>;
