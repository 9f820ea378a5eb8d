interface Lists {
  /** The list before both changes. */
  base: readonly number[];
  mine: readonly number[];
  theirs: readonly number[];
}

/** Merges the changes of two tabs: the additions of both, without the removals of either. The other tab's favorites first. */
export function mergeFavorites({ base, mine, theirs }: Lists): number[] {
  const removed = new Set(base.filter((id) => !mine.includes(id)));
  const added = mine.filter((id) => !base.includes(id));
  return [...new Set([...theirs.filter((id) => !removed.has(id)), ...added])];
}
