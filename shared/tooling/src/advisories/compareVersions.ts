import { compare, parse, type SemVer } from 'semver';

/** In ranges of OSV, `0` is before all versions. */
const LOWEST = '0.0.0-0';
/** Some records leave out numbers at the end, such as `1.2`. */
const SHORT = /^v?(\d+)(?:\.(\d+))?(?=$|[-+])/;

/**
 * Compares two versions by the precedence of Semantic Versioning 2.0.0 (§ 11), as the ranges of OSV require.
 *
 * @returns a negative number if `a` is the earlier one, 0 if both are of the same precedence
 * @throws Error for a text that is not a version
 */
export function compareVersions(a: string, b: string): number {
  return compare(versionFrom(a), versionFrom(b));
}

function versionFrom(text: string): SemVer {
  const complete =
    text === '0' ? LOWEST : text.replace(SHORT, (_short, major: string, minor = '0') => `${major}.${minor}.0`);
  const version = parse(complete);
  if (!version)
    throw new Error(`${JSON.stringify(text)} is not a version. Expected a form such as 1.2.3 or 1.2.3-rc.1.`);
  return version;
}
