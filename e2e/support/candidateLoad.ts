import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { GROUP_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { LIST, REMOTE } from './candidateSite.ts';
import { hasCandidate, type Candidate } from './candidates.ts';
import type { IsolatedSite } from './isolatedSite.ts';
import { REQUESTS_PER_SECOND } from './pageLoad.ts';
import { expect } from './siteTest.ts';

/** A document of a visitor, or a failed request for one. */
export interface LoadedDocument {
  page: string;
  /** Of the visitor, from 0 to 99. */
  group: number;
  /** Times in ms since the epoch. */
  sentAt: number;
  receivedAt: number;
  /** 0 without a response. */
  status: number;
  /** The releases of the remote whose files the document names. */
  releases: readonly string[];
}

export interface CandidateLoad {
  /** In the order of the responses. */
  documents: readonly LoadedDocument[];
  /** Calls a function for each further document, as a browser that gets it would report. */
  listen: (listener: (document: LoadedDocument) => void) => void;
  end: () => Promise<void>;
}

/** Nine of ten are pages of the remote. */
const PAGES = [LIST, '/c/beslag/krokar', LIST, '/', LIST, '/c/beslag/krokar', LIST, '/c/beslag/krokar', LIST, LIST];
/** Neighboring requests are of different groups: the step has no common divisor with 100. */
const ALL_GROUPS = Array.from({ length: 100 }, (_, number) => (number * 37) % 100);

/**
 * Requests pages in turn, 20 each second. Each is rendered.
 *
 * @param groups of the visitors, in turn
 */
export function startCandidateLoad({ sv }: IsolatedSite, groups: readonly number[] = ALL_GROUPS): CandidateLoad {
  const documents: LoadedDocument[] = [];
  const running: Promise<void>[] = [];
  const listeners: ((document: LoadedDocument) => void)[] = [];
  const file = new RegExp(`/remotes/${REMOTE}/([^/"]+)/`, 'g');

  async function request(number: number, page: string, group: number): Promise<void> {
    const sentAt = Date.now();
    const address = `${sv}${page}?utm_source=${number}`;
    const cookie = `${GROUP_COOKIE}=${group}`;
    const { status, body } = await httpGet(address, { cookie }).catch((error: unknown) => ({
      status: 0,
      body: String(error),
    }));
    const releases = [...new Set([...body.matchAll(file)].map(([, release = '']) => release))];
    const document = { page, group, sentAt, receivedAt: Date.now(), status, releases };
    documents.push(document);
    for (const listener of listeners) listener(document);
  }

  const timer = setInterval(() => {
    const number = running.length;
    running.push(request(number, PAGES[number % PAGES.length] ?? '/', groups[number % groups.length] ?? 0));
  }, 1_000 / REQUESTS_PER_SECOND);
  return {
    documents,
    listen: (listener) => listeners.push(listener),
    end: async () => {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** Waits for so many documents from now on. */
export async function untilLoaded({ documents }: CandidateLoad, count: number, timeout: number): Promise<void> {
  const before = documents.length;
  await expect.poll(() => documents.length - before, { timeout }).toBeGreaterThanOrEqual(count);
}

/**
 * Expects that each visitor of the live release had it in every document, and that those of the candidate have it with the next document after
 * its end.
 *
 * @param endedAt in ms since the epoch
 * @returns how many documents named the candidate, and how many of its visitors had no page
 */
export function expectUnharmed(
  { documents }: CandidateLoad,
  candidate: Candidate,
  endedAt: number,
): { shown: number; lost: number } {
  const isLive = ({ status, releases }: LoadedDocument) =>
    status === 200 && releases.length === 1 && releases[0] === candidate.live;
  const ofOthers = documents.filter(({ group }) => !hasCandidate(candidate, group));
  const ofVisitors = documents.filter(({ group }) => hasCandidate(candidate, group));
  const later = ofVisitors.filter(({ sentAt }) => sentAt > endedAt);
  expect(ofOthers.length).toBeGreaterThan(20);
  expect(ofOthers.filter((document) => !isLive(document))).toEqual([]);
  expect(later.length).toBeGreaterThan(5);
  expect(later.filter((document) => !isLive(document))).toEqual([]);
  return {
    shown: ofVisitors.filter(({ releases }) => releases.includes(candidate.release)).length,
    lost: ofVisitors.filter(({ status }) => status !== 200).length,
  };
}
