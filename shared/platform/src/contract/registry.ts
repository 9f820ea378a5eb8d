import * as z from 'zod/mini';

/** A name of one folder or file, in an address and on the disk. */
export const releaseNameSchema = z.string().check(z.regex(/^(?!\.)[\w.-]{1,100}$/));

/** Not the name of a property that every object has, such as `constructor`: these are keys of objects. */
export const remoteNameSchema = releaseNameSchema.check(z.refine((name) => !(name in Object.prototype)));

/** A release of a remote in the registry. Releases are immutable folders; a version is never used twice. */
export const registryReleaseSchema = z.object({
  /** `1.4.0-3fa8b21c`: version and content hash; also the folder's name. */
  release: releaseNameSchema,
  /** Address of the folder for the host, with a slash at the end; holds `release.json`, `web/` and `node/`. */
  url: z.url().check(z.endsWith('/')),
  /** Subresource Integrity value of `release.json`, which contains those of all files. */
  integrity: z.optional(z.string().check(z.startsWith('sha384-'))),
});

/** The live release of each remote; null withdraws the remote. Changing this document is a deployment. */
export const registrySchema = z.object({
  remotes: z.record(remoteNameSchema, z.nullable(registryReleaseSchema)),
  /** Releases that each remote named before, newest first: open tabs still load their files. */
  previous: z.optional(z.record(remoteNameSchema, z.array(registryReleaseSchema))),
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
