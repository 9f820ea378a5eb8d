/** Name under which reports name the shell, whose releases no registry lists. */
export const SHELL = 'shell';

/** Longest stack that is read. */
const MAX_FRAMES = 5;
/** A release's folder, or a file in it, below `/remotes` or `/assets`, with line and column in a stack. Names are those of folders and files (`NAME_PATTERN`). */
const FILE =
  /\/(?:remotes\/(?<remote>[\w-]{1,100})\/(?<release>\w[\w.-]{0,99})(?:\/web)?|assets\/(?<shellRelease>\w[\w.-]{0,99}))\/(?:(?<file>\w[\w.-]{0,99})(?<position>(?::\d{1,9}){0,2}))?/g;

export interface Release {
  remote: string;
  release: string;
}

interface ShopFile extends Release {
  /** Path of the file; in a stack with line and column: `/remotes/mf-search/1.4.0-3fa8b21c/web/231.js:1:200`. */
  path: string;
}

/** The shop's own files that a text names, innermost frame of a stack first, each once. Ignores all other text. */
export function shopFilesIn(text: string, max = MAX_FRAMES): ShopFile[] {
  const files = new Map<string, ShopFile>();
  for (const { groups: { remote = SHELL, release, shellRelease, file, position = '' } = {} } of text.matchAll(FILE)) {
    const named = release ?? shellRelease;
    if (named === undefined) continue;
    const folder = remote === SHELL ? `/assets/${named}/` : `/remotes/${remote}/${named}/web/`;
    const path = folder + (file === undefined ? '' : file + position);
    if (files.size < max) files.set(path, { remote, release: named, path });
  }
  return [...files.values()];
}
