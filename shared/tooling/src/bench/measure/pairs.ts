import { spreadOf, type Spread } from './spread.ts';

/** Figures of one round by name; null if it was not measured. */
export type Figures = Readonly<Record<string, number | null>>;
export type Measure = () => Promise<Figures>;
/** Figures of all rounds by name. */
export type Spreads = Readonly<Record<string, Spread | null>>;

/** Fewer rounds give no verdict: their spread is a guess. */
export const MIN_ROUNDS = 10;

/** Figures of two targets, which were measured in turns. */
export interface Pairs {
  a: Spreads;
  b: Spreads;
  /** Of the pairs: a divided by b. */
  ratio: Spreads;
}

/**
 * Runs each measurement once in each round, in the opposite order in every second round (A B, B A, …), so that a machine that
 * becomes slower or faster affects all of them.
 *
 * @param between runs before the first round and after each
 * @returns the figures of the rounds, for each measurement
 */
export async function inTurns(
  rounds: number,
  measures: readonly Measure[],
  between: () => Promise<void> = async () => {},
): Promise<Figures[][]> {
  const numbered = measures.map((measure) => ({ measure, figures: new Array<Figures>() }));
  await between();
  for (let round = 0; round < rounds; round += 1) {
    for (const { measure, figures } of round % 2 === 0 ? numbered : numbered.toReversed())
      figures.push(await measure());
    await between();
  }
  return numbered.map(({ figures }) => figures);
}

/** Measures one target. @param count of the rounds, at least MIN_ROUNDS for a verdict */
export async function rounds(count: number, measure: Measure, between?: () => Promise<void>): Promise<Spreads> {
  const [figures = []] = await inTurns(count, [measure], between);
  return spreadsOf(figures);
}

/** Measures two targets in turns. @param count of the pairs, at least MIN_ROUNDS for a verdict */
export async function pairs(count: number, a: Measure, b: Measure, between?: () => Promise<void>): Promise<Pairs> {
  const [ofA = [], ofB = []] = await inTurns(count, [a, b], between);
  return pairsOf(ofA, ofB);
}

/** The spread of each figure that any round has. */
export function spreadsOf(measured: readonly Figures[]): Spreads {
  return Object.fromEntries(
    namesIn(measured).map((name) => [name, spreadOf(measured.map((one) => one[name] ?? null))]),
  );
}

/** Compares the rounds of two targets, which have the same order. A figure of 0 has no ratio. */
export function pairsOf(ofA: readonly Figures[], ofB: readonly Figures[]): Pairs {
  const ratiosOf = (name: string) =>
    ofA.map((one, round) => {
      const [dividend, divisor] = [one[name] ?? null, ofB[round]?.[name] ?? null];
      return dividend === null || divisor === null || divisor === 0 ? null : dividend / divisor;
    });
  const ratio = Object.fromEntries(namesIn([...ofA, ...ofB]).map((name) => [name, spreadOf(ratiosOf(name))]));
  return { a: spreadsOf(ofA), b: spreadsOf(ofB), ratio };
}

function namesIn(measured: readonly Figures[]): string[] {
  return [...new Set(measured.flatMap((figures) => Object.keys(figures)))];
}
