interface Lists {
  /** What both tabs began with. */
  known: readonly number[];
  mine: readonly number[];
  theirs: readonly number[];
}

/** What two tabs made of one list of favorites: all that either added, without what either removed; theirs first. */
export function mergeFavorites({ known, mine, theirs }: Lists): number[] {
  const removed = new Set(known.filter((id) => !mine.includes(id)));
  const added = mine.filter((id) => !known.includes(id));
  return [...new Set([...theirs.filter((id) => !removed.has(id)), ...added])];
}
