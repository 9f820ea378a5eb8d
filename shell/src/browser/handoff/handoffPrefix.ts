/** Prefix of a fragment that contains a handoff. It never changes: the sites may have different releases. */
export const HANDOFF_PREFIX = '#carry&';
/** Max length of a fragment: longer ones are neither written nor parsed. */
export const MAX_LENGTH = 2_000;
