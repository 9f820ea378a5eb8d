import { BUYING } from './buying.ts';
import { FINDING } from './finding.ts';
import { OPENING } from './opening.ts';
import type { OwnTap } from './ownTap.ts';

/** Every control that is measured: later, and those without `before` also as the first touch of their page. */
export const TAPS: readonly OwnTap[] = [...BUYING, ...FINDING, ...OPENING];
