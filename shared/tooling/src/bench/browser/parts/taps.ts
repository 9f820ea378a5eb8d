import type { Case } from '../../measure/cases.ts';
import type { SiteBench } from '../../parts/part.ts';
import type { Table } from '../../table.ts';
import { SCREENS, SLOWDOWN } from '../screens.ts';
import type { Occasion } from '../tap.ts';
import { tapOn } from '../tapOn.ts';
import { TAPS } from '../taps/taps.ts';

/** Main thread of the first tap of a page until it is answered. */
const FIRST_TAP_THREAD_MS = 20;
/** 64 ms of a processor at a quarter. */
const LATER_TAP_THREAD_MS = 16;

/** `taps`: every control that buys, searches or opens: as the first touch of a page, and later. */
export async function* taps(bench: SiteBench): AsyncGenerator<Table> {
  for (const screen of SCREENS) {
    for (const occasion of ['first', 'later'] as const) {
      const measured = TAPS.filter((tap) => (tap.screen ?? screen.name) === screen.name && isMeasured(tap, occasion));
      yield await bench.measure({
        title: `${occasion === 'first' ? 'First' : 'Later'} tap on a ${screen.name}`,
        note: noteOf(occasion),
        columns: [
          { figure: 'nextPaint', heading: 'next paint', unit: 'ms', budget: { max: 200 } },
          { figure: 'delay', heading: 'delay', unit: 'ms' },
          { figure: 'handlers', heading: 'handlers', unit: 'ms' },
          { figure: 'shown', heading: 'result shown', unit: 'ms', isCompared: false },
          {
            figure: 'threadUntilPaint',
            heading: 'thread until next paint',
            unit: 'ms',
            digits: 1,
            budget: { max: occasion === 'first' ? FIRST_TAP_THREAD_MS : LATER_TAP_THREAD_MS },
          },
          { figure: 'threadUntilShown', heading: 'thread until then', unit: 'ms', digits: 1, isCompared: false },
          { figure: 'threadUntilRest', heading: 'thread until at rest', unit: 'ms', digits: 1 },
          { figure: 'requests', heading: 'requests' },
        ],
        cases: measured.map((tap): Case => ({
          name: tap.name,
          on: (target) => tapOn(bench, target, tap, screen, occasion),
        })),
      });
    }
  }
}

/** What leads to a control touches the page before. */
function isMeasured({ before }: { before?: unknown }, occasion: Occasion): boolean {
  return occasion === 'later' || before === undefined;
}

function noteOf(occasion: Occasion): string {
  const when =
    occasion === 'first'
      ? 'The tap is the first touch of a page at rest.'
      : 'The tap follows another touch of the page, whose consequences are over.';
  return (
    `${when} Next paint (goal 64 ms), delay, handlers and result: on the clock, at ${SLOWDOWN} times the processor time; ` +
    'thread: processor time of the main thread without it, from the first event of the pointer.'
  );
}
