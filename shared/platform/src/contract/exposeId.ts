/** Remote and expose, `mf-catalog/ListPage`. `Remote` is the type of the remotes' names, where they are known. */
export type ExposeId<Remote extends string = string> = `${Remote}/${string}`;

/**
 * Splits `mf-catalog/ListPage` into remote and expose.
 *
 * @throws Error if the id has no remote
 */
export function splitExposeId<Remote extends string>(id: ExposeId<Remote>): { remote: Remote; expose: string } {
  const remote = id.slice(0, Math.max(id.indexOf('/'), 0));
  if (!isRemoteOf(id, remote)) throw new Error(`${id} has no remote. Expected <remote>/<expose>.`);
  return { remote, expose: id.slice(remote.length + 1) };
}

/** Relies on the type of ids, so that browsers do not need the list of remotes. */
function isRemoteOf<Remote extends string>(id: ExposeId<Remote>, text: string): text is Remote {
  return text !== '' && id.startsWith(`${text}/`);
}
