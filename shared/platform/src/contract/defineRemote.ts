/** Configuration of a remote: its folder and the exposes for the shell. */
export interface RemoteDefinition {
  /** The folder's name, `mf-catalog`. */
  name: string;
  /** Expose → file, relative to the folder. The build adds the messages of each language. */
  exposes: Readonly<Record<`./${string}`, `./src/${string}`>>;
}

export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
