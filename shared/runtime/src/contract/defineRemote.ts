/** A remote as its team describes it: the folder's name, and what it exposes to the shell. */
export interface RemoteDefinition {
  /** The folder's name, `mf-catalog`. */
  name: string;
  /** Expose → file, relative to the folder. The messages of each language are exposed by the build itself. */
  exposes: Readonly<Record<`./${string}`, `./src/${string}`>>;
}

export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
