/**
 * Why money needs a person. `captureRefused` and `refundRefused`: the provider will not do it. `notCaptured`, `notVoided` and
 * `notRefunded`: it has failed for long, and is still tried. `stillOnHold`: captured, but its order is on hold.
 */
export const ATTENTION_REASONS = [
  'captureRefused',
  'refundRefused',
  'notCaptured',
  'notVoided',
  'notRefunded',
  'stillOnHold',
] as const;

export type AttentionReason = (typeof ATTENTION_REASONS)[number];
