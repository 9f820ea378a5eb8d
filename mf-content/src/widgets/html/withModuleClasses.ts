/**
 * Replaces the classes that editors may use, such as `button`, with the class names of the build. Other classes stay
 * unchanged.
 *
 * @param classMap class names of the build by the editors' names; undefined removes the class
 */
export function withModuleClasses(html: string, classMap: Readonly<Record<string, string | undefined>>): string {
  return html.replaceAll(
    /(<[a-z][^<>]*?\sclass=")([^"]*)"/gi,
    (_, before: string, names: string) =>
      `${before}${names
        .split(/\s+/)
        .map((name) => (Object.hasOwn(classMap, name) ? (classMap[name] ?? '') : name))
        .join(' ')}"`,
  );
}
