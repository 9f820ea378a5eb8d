/** Files with their paths in the operation, such as `variables.image`. */
export type UploadFiles = ReadonlyMap<Blob, readonly string[]>;

/** Replaces the files among the variables by null, as JSON cannot contain them. @returns a copy, and the files */
export function extractFiles(variables: Readonly<Record<string, unknown>>): {
  variables: Record<string, unknown>;
  files: UploadFiles;
} {
  const files = new Map<Blob, string[]>();

  function copyOf(value: unknown, path: string): unknown {
    if (value instanceof Blob) {
      files.set(value, [...(files.get(value) ?? []), path]);
      return null;
    }
    if (Array.isArray(value)) return value.map((item, index) => copyOf(item, `${path}.${index}`));
    return isPlainObject(value) ? copyOfFields(value, path) : value;
  }
  const copyOfFields = (fields: object, path: string) =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, copyOf(value, `${path}.${key}`)]));

  return { variables: copyOfFields(variables, 'variables'), files };
}

/** The body of the GraphQL multipart request specification: the fields `operations`, `map`, then the files (API-12). */
export function multipartBody(operations: string, files: UploadFiles): FormData {
  const form = new FormData();
  const entries = [...files];
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries(entries.map(([, paths], index) => [index, paths]))));
  for (const [index, [file]] of entries.entries()) form.append(String(index), file);
  return form;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
