import * as z from 'zod/mini';

/** One release of a remote, as the registry names it. Releases are immutable folders; a version is never used twice. */
const releaseSchema = z.object({
  /** `1.4.0-3fa8b21c`: version and content hash; also the folder's name. */
  release: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  /** Address of the folder, with a slash at the end; holds `release.json`, `web/` and `node/`. */
  url: z.url().check(z.endsWith('/')),
  /**
   * Where browsers find the folder, when the shell's server reaches it by another name: an address, or a path on the
   * shop's own origin that an edge leads there.
   */
  publicUrl: z.optional(z.string().check(z.regex(/^(?:https?:\/)?\/[\w.-][^\s"'<>]*\/$/))),
  /** Subresource Integrity value of `release.json`, which in turn holds those of every file. */
  integrity: z.optional(z.string().check(z.startsWith('sha384-'))),
});

/** Which release of each remote is live. Changing this document is a deployment. */
export const registrySchema = z.object({
  remotes: z.record(z.string(), releaseSchema),
});

export type RegistryRelease = z.infer<typeof releaseSchema>;
export type Registry = z.infer<typeof registrySchema>;

const assetsSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** `release.json`: what a release is made of. Written by the build. */
export const releaseManifestSchema = z.object({
  name: z.string(),
  release: z.string(),
  contract: z.number(),
  /** Name of the federation container; carries the release, so that releases live side by side in one process. */
  container: z.string(),
  /** Expose → files that it needs at once, below `web/`. */
  exposes: z.record(z.string(), assetsSchema),
  /** Path below the folder → Subresource Integrity value. */
  integrity: z.record(z.string(), z.string()),
});

export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;

/** What the browser needs to load one remote: decided by the server, and fixed for the life of the page. */
export interface PageRemote {
  container: string;
  /** Address of `remoteEntry.js`. */
  entry: string;
  integrity?: string;
}

export type PageRemotes = Record<string, PageRemote>;
