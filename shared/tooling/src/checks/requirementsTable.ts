import type { ProofKind, TestResult } from './testResults.ts';

export interface Requirement {
  id: string;
  area: string;
  text: string;
  proof: ProofKind;
}

const ROW = /^\| ([A-Z]+)-(\d{2}) \| (.*) \| ([^|]*) \| (unit|component|api|e2e) \|$/;
const ID = /\b[A-Z]+-\d{2}\b/g;
/** The sentence comes first: `the cart has an id [CART-01, CART-02]`. */
const IDS_AT_END = / \[([A-Z]+-\d{2}(?:, [A-Z]+-\d{2})*)\]$/;
/** A test with more ids is too broad to prove any of them. */
const MAX_IDS_PER_TEST = 3;

/** Reads the rows of docs/requirements.md. */
export function requirementsFrom(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, area, number, text, , proof] = ROW.exec(line) ?? [];
    if (!area || !number || !text || !isProofKind(proof)) return [];
    return [{ id: `${area}-${number}`, area, text, proof }];
  });
}

function isProofKind(text: string | undefined): text is ProofKind {
  return text === 'unit' || text === 'component' || text === 'api' || text === 'e2e';
}

/** Lists the requirement ids in the brackets that end the name of a test. */
export function idsOf(testName: string): string[] {
  return IDS_AT_END.exec(testName)?.[1]?.split(', ') ?? [];
}

/** Lists the tests that name a requirement outside these brackets, where the id does not count. */
export function misplacedIds(requirements: readonly Requirement[], results: readonly TestResult[]): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return results.flatMap(({ name }) => {
    const ids = name.replace(IDS_AT_END, '').match(ID) ?? [];
    return ids.some((id) => known.has(id)) ? [name] : [];
  });
}

/** Lists the ids with a test of the right kind that passed without a retry. */
export function provenIds(requirements: readonly Requirement[], results: readonly TestResult[]): Set<string> {
  const proofs = new Map(requirements.map(({ id, proof }) => [id, proof]));
  const proven = new Set<string>();
  for (const { name, kind, outcome, firstTry } of results) {
    const ids = idsOf(name);
    if (outcome !== 'passed' || !firstTry || ids.length > MAX_IDS_PER_TEST) continue;
    for (const id of ids) if (proofs.get(id) === kind) proven.add(id);
  }
  // An id with a failed test is not proven, even if other tests of it passed.
  for (const { name, outcome } of results) if (outcome === 'failed') for (const id of idsOf(name)) proven.delete(id);
  return proven;
}
