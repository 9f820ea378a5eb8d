/** A module that exists once per page: the host bundles it, remotes take it from the host. */
export interface SharedModule {
  /** The import specifier. */
  request: string;
  version: string;
  /** The range that a remote accepts of a library; `false` accepts any version. */
  requiredVersion: string | false;
}

/** The `shared` option of the federation plugin. */
export function sharedOption(modules: readonly SharedModule[], isHost: boolean) {
  return Object.fromEntries(
    modules.map(({ request, version, requiredVersion }) => [
      request,
      {
        singleton: true,
        version,
        requiredVersion,
        ...(isHost ? { eager: true } : { import: false as const }),
      },
    ]),
  );
}
