/** What the host must know of the contract between it and its remotes. */
export interface RemoteContract {
  /** Releases that were built for another number are refused. */
  version: number;
  /** @throws Error if the module of an expose is not what the host renders */
  checkExpose: (container: string, expose: string, module: unknown) => void;
  /** Receives a function that returns the container whose code is being imported. */
  setOwner: (owner: () => unknown) => void;
  /** Loads the code that a release defers, so that rendering never suspends. @param container by default the host's own code */
  resolveDeferred: (container?: unknown) => Promise<void>;
}
