/** What a fragment begins with that carries something. */
export const HANDOFF_PREFIX = '#carry&';
/** Beyond this no address is made, and none is read. */
export const MAX_LENGTH = 2_000;
