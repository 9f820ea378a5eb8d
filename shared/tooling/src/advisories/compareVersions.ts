/** npm's order of versions needs three numbers and, for a version before a release, more identifiers. */
const VERSION = /^v?(\d{1,15})(?:\.(\d{1,15}))?(?:\.(\d{1,15}))?(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

interface Version {
  numbers: number[];
  /** Empty for a release. */
  before: string[];
}

/**
 * Compares two versions by the precedence of Semantic Versioning 2.0.0 (§ 11), as the ranges of OSV require. Missing numbers are 0, and
 * `0` alone is the lowest version.
 *
 * @returns a negative number if `a` is the earlier one, 0 if both are of the same precedence
 * @throws Error for a text that is not a version
 */
export function compareVersions(a: string, b: string): number {
  if (a === b) return 0;
  if (a === '0') return -1;
  if (b === '0') return 1;
  const [left, right] = [versionFrom(a), versionFrom(b)];
  return compareLists(left.numbers, right.numbers) || compareBefore(left.before, right.before);
}

function versionFrom(text: string): Version {
  const match = VERSION.exec(text);
  if (!match) throw new Error(`${JSON.stringify(text)} is not a version. Expected a form such as 1.2.3 or 1.2.3-rc.1.`);
  const [, major, minor = '0', patch = '0', before = ''] = match;
  return { numbers: [major, minor, patch].map(Number), before: before === '' ? [] : before.split('.') };
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, position) => value !== b[position]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** A release comes after all versions before it. Of two lists, the longer one comes later if it begins with the shorter one. */
function compareBefore(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  const index = a.findIndex((identifier, position) => identifier !== b[position]);
  if (index === -1) return a.length - b.length;
  const other = b[index];
  return other === undefined ? 1 : compareIdentifiers(a[index] ?? '', other);
}

function compareIdentifiers(a: string, b: string): number {
  const [isNumber, isOtherNumber] = [a, b].map((text) => /^\d+$/.test(text));
  if (isNumber && isOtherNumber) return Number(a) - Number(b);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return a < b ? -1 : 1;
}
