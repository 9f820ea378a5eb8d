import type { RegistryRelease, ReleaseManifest } from '@hemvaror/platform/contract/registry';

/** One of two releases that are compared. */
export interface ComparedRelease {
  /** What it is, such as `live`. */
  title: string;
  entry: RegistryRelease;
  manifest: ReleaseManifest;
}

/**
 * Describes what a release changes.
 *
 * @param commits subjects of the commits between both, newest first; undefined if git does not know one of them
 */
export function diffLines(
  before: ComparedRelease,
  after: ComparedRelease,
  commits: readonly string[] | undefined,
): string[] {
  return [
    titleOf('-', before),
    titleOf('+', after),
    ...(commits === undefined
      ? ['The commits between them are not known here.']
      : [
          `${commits.length} ${commits.length === 1 ? 'commit' : 'commits'}`,
          ...commits.map((commit) => `  ${commit}`),
        ]),
    ...exposeLines(before.manifest, after.manifest),
    ...['web', 'node'].map((half) => filesLine(half, before.manifest, after.manifest)),
  ];
}

function titleOf(sign: string, { title, entry: { release, signature } }: ComparedRelease): string {
  const origin = signature ? `  by ${signature.by} at ${signature.at.slice(0, 16).replace('T', ' ')}` : '';
  const commit = signature?.commit === undefined ? '' : `  commit ${signature.commit.slice(0, 10)}`;
  return `${sign} ${title} ${release}${origin}${commit}`;
}

function exposeLines(before: ReleaseManifest, after: ReleaseManifest): string[] {
  const added = Object.keys(after.exposes).filter((expose) => !(expose in before.exposes));
  const removed = Object.keys(before.exposes).filter((expose) => !(expose in after.exposes));
  return [...added.map((expose) => `+ expose ${expose}`), ...removed.map((expose) => `- expose ${expose}`)];
}

function filesLine(half: string, before: ReleaseManifest, after: ReleaseManifest): string {
  const names = (manifest: ReleaseManifest) =>
    Object.keys(manifest.integrity).filter((name) => name.startsWith(`${half}/`) && !/\.(br|gz|map)$/.test(name));
  const [old, now] = [new Set(names(before)), names(after)];
  const changed = now.filter((name) => !old.has(name) || before.integrity[name] !== after.integrity[name]);
  return `${changed.length} of ${now.length} files for ${half === 'web' ? 'browsers' : 'the server'} are new`;
}
