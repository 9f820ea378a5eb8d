/**
 * Environment of sites whose limits of time are not tested. With the limits of a shop, they would do without what comes late on a busy
 * machine.
 */
export const LONG_LIMITS = { TIME_FACTOR: '10' };
