import * as z from 'zod';

const lockedSchema = z.object({
  name: z.optional(z.string()),
  version: z.string(),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
});

const lockSchema = z.object({ packages: z.record(z.string(), z.unknown()) });

/** A license expression of SPDX: identifiers with `AND`, `OR`, `WITH` and parentheses. */
const EXPRESSION = /^\(?[\w.+-]+\)?(?: (?:AND|OR|WITH) \(?[\w.+-]+\)?)*$/;

/** Name of the property of a component that says which build contains it: `web` or `node`. */
const BUILD = 'hemvaror:build';

interface Release {
  name: string;
  release: string;
}

/**
 * Creates the software bill of materials of a release in the format CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/): the installed packages
 * whose code its files contain. The same sources have the same one, so it has no time and no serial number.
 *
 * @param builds folders of packages by build, such as `web` → `node_modules/react`
 * @param lockfile parsed `package-lock.json`
 * @throws Error for a package that the lockfile does not have
 */
export function createSbom(
  { name, release }: Release,
  builds: ReadonlyMap<string, readonly string[]>,
  lockfile: unknown,
) {
  const { packages } = lockSchema.parse(lockfile);
  const folders = [...new Set([...builds.values()].flat())];
  const components = new Map<string, ReturnType<typeof componentOf>>();
  for (const folder of folders) {
    if (packages[folder] === undefined)
      throw new Error(`${name} contains code of ${folder}, which package-lock.json does not have. Install again.`);
    const inBuilds = [...builds].filter(([, contents]) => contents.includes(folder)).map(([build]) => build);
    const component = componentOf(folder, lockedSchema.parse(packages[folder]), inBuilds);
    // A version may be installed twice. Its two copies are one component of all their builds.
    const other = components.get(component.purl);
    components.set(component.purl, other ? withBuilds(component, [...buildsOf(other), ...inBuilds]) : component);
  }
  const reference = `${name}@${release}`;
  const sorted = [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': reference, name, version: release } },
    components: sorted,
    dependencies: [{ ref: reference, dependsOn: sorted.map(({ purl }) => purl) }],
  } as const;
}

function componentOf(folder: string, locked: z.infer<typeof lockedSchema>, builds: readonly string[]) {
  const { name = folder.split('node_modules/').at(-1) ?? folder, version, integrity, license } = locked;
  const [, scope, base = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purl = `pkg:npm/${scope === undefined ? '' : `${encodeURIComponent(scope)}/`}${base}@${encodeURIComponent(version)}`;
  const component = {
    type: 'library',
    'bom-ref': purl,
    ...(scope !== undefined && { group: scope }),
    name: base,
    version,
    purl,
    ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
    ...(license !== undefined && { licenses: [licenseOf(license)] }),
    properties: propertiesOf(builds),
  } as const;
  return component;
}

function withBuilds<Component extends object>(component: Component, builds: readonly string[]) {
  return { ...component, properties: propertiesOf(builds) };
}

function buildsOf({ properties }: { properties: ReturnType<typeof propertiesOf> }): string[] {
  return properties.map(({ value }) => value);
}

function propertiesOf(builds: readonly string[]) {
  return [...new Set(builds)].toSorted().map((value) => ({ name: BUILD, value }));
}

/** @param integrity of the lockfile, such as `sha512-…` in Base64 */
function hashOf(integrity: string) {
  const [algorithm = '', value = ''] = integrity.split('-');
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}

function licenseOf(license: string) {
  return EXPRESSION.test(license) ? { expression: license } : { license: { name: license } };
}
