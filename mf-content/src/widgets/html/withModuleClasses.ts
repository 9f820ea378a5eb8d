/**
 * The classes that editors may use, such as `button`, replaced by the names that the build gave the shop's own styles.
 * Other classes stay as they are.
 *
 * @param house by the editor's name; an undefined one is dropped
 */
export function withModuleClasses(html: string, house: Readonly<Record<string, string | undefined>>): string {
  return html.replaceAll(
    /(<[a-z][^<>]*?\sclass=")([^"]*)"/gi,
    (_, before: string, names: string) =>
      `${before}${names
        .split(/\s+/)
        .map((name) => (Object.hasOwn(house, name) ? (house[name] ?? '') : name))
        .join(' ')}"`,
  );
}
