import type { Decision } from './registryEntry.ts';
import type { RegistryState } from './registryState.ts';
import type { CandidateState } from './remoteState.ts';

/** Shares of a candidate, in percent of the visitors. At the last one, it becomes live. */
const STAGES = [1, 5, 25, 100];
const LIVE_SHARE = 100;
const MIN_RENDERS = 200;
const MIN_SAMPLES = 50;
const MEASURES = ['loader', 'lcp', 'inp', 'cls'] as const;

/** What one shell has seen of a candidate at its share. */
export interface CandidateView {
  /** Pages with it that the shell has rendered. */
  renders: number;
  /** Values of each measure. */
  samples: Record<(typeof MEASURES)[number], number>;
  /** The measure that is worse than that of the live release. */
  above?: string | undefined;
}

export interface StageInput {
  candidate: Pick<CandidateState, 'release' | 'share' | 'since'>;
  /** Of the shells that have reported within the last minute. */
  views: readonly CandidateView[];
  now: Date;
  stages?: readonly number[];
  /** Time in ms after which a share ends without enough views: some measures have no samples in a remote. */
  waitMs: number;
}

export type Stage = { share: number; why: string } | { live: true; why: string };

/** The next share of a candidate. Undefined as long as the present one goes on. */
export function nextStage({ candidate, views, now, stages = STAGES, waitMs }: StageInput): Stage | undefined {
  if (views.length === 0 || views.some(({ above }) => above !== undefined)) return undefined;
  const renders = sumOf(views.map((view) => view.renders));
  const samples = MEASURES.map((measure) => sumOf(views.map((view) => view.samples[measure])));
  const counts = `${renders} renders, ${sumOf(samples)} samples (${MEASURES.map((measure, at) => `${measure} ${samples[at]}`).join(', ')})`;
  const isSeen = renders >= MIN_RENDERS && samples.every((count) => count >= MIN_SAMPLES);
  if (!isSeen && now.getTime() - Date.parse(candidate.since) < waitMs) return undefined;
  const why = isSeen
    ? `not worse at ${candidate.share} %: ${counts}`
    : `not enough views to judge: ${counts} at ${candidate.share} % in ${Math.round(waitMs / 1_000)} s`;
  const share = stages.find((next) => next > candidate.share);
  return share === undefined || share >= LIVE_SHARE ? { live: true, why } : { share, why };
}

export interface DueStagesInput extends Pick<StageInput, 'now' | 'stages' | 'waitMs'> {
  viewsOf: (remote: string, candidate: CandidateState) => readonly CandidateView[];
}

/** A decision that follows from the views of a candidate. */
export interface DueStage {
  decision: Decision;
  /** Whether the candidate still is the one that was viewed, at the same share. */
  isDue: (state: RegistryState) => boolean;
}

/** The decisions that are due. A frozen remote has none. */
export function dueStages({ remotes }: RegistryState, { viewsOf, ...input }: DueStagesInput): DueStage[] {
  return [...remotes].flatMap(([remote, { candidate, frozen }]) => {
    if (!candidate || frozen) return [];
    const stage = nextStage({ candidate, views: viewsOf(remote, candidate), ...input });
    if (!stage) return [];
    const { release, since } = candidate;
    return {
      decision: {
        remote,
        actor: 'registry',
        why: stage.why,
        change:
          'live' in stage
            ? { kind: 'live', release, isPinned: false }
            : { kind: 'candidate', release, share: stage.share },
      },
      isDue: (state) => {
        const now = state.remotes.get(remote)?.candidate;
        return now?.release === release && now.since === since && now.share === candidate.share;
      },
    };
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
