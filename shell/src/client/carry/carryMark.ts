/** What a fragment begins with that carries something. */
export const CARRY_MARK = '#carry&';
