/** A change that the registry does not accept. Its message is for the person who asked for it. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}
