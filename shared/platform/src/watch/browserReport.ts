/** Kinds of faults that a browser notices. `noEffect` is a click without effect, `hidden` a buy button that styles hide. */
export const FAULT_KINDS = ['error', 'lostFile', 'policy', 'frozen', 'noHydration', 'noEffect', 'hidden'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** What a browser noticed of releases. It contains nothing about the visitor. */
export interface BrowserReport {
  /** A fault, or the end of a visit to a page. */
  kind: FaultKind | 'visit';
  /** The releases that it is about: of an error the one whose file is the innermost of the shop's own frames; otherwise all of the page. */
  releases: readonly { remote: string; release: string }[];
  /** Name of the route, such as `product`, if known. */
  page?: string;
  /** Of `error`, `lostFile` and `policy`: error name and frames, or the file, or the directive. */
  detail?: string;
  /** Of `visit`: LCP and INP in ms, CLS without unit. */
  vitals?: { lcp?: number; inp?: number; cls?: number };
}
