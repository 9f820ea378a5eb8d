import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom } from '../src/platform/config/config.ts';
import { pagesShape } from '../src/model/contentShapes.ts';

const pages = pagesShape.parse(JSON.parse(readFileSync(join(__dirname, 'pages.json'), 'utf8')));
const privacy = pages.find(({ key }) => key === 'privacy');
const { retention, checkout } = configFrom({});

/** The statements of the page about each retention time, in both languages. */
const CLAIMS: [title: string, sv: RegExp, en: RegExp, age: number][] = [
  [
    'typed checkouts',
    /skrivit i kassan[^.]*efter (\d+) timmar/,
    /typed at the checkout[^.]*after (\d+) hours/,
    checkout.dataHours,
  ],
  ['carts', /varukorg[^.]*: (\d+) dagar efter/, /cart that[^.]*: (\d+) days after/, retention.cartDays],
  [
    'newsletter',
    /inte bekräftas: efter (\d+) dagar/,
    /isn’t confirmed: after (\d+) days/,
    retention.newsletterConfirmDays,
  ],
  ['sent mail', /vi har skickat: efter (\d+) dagar/, /email we sent: after (\d+) days/, retention.sentMailDays],
  ['failed mail', /inte fram: efter (\d+) dagar/, /didn’t arrive: after (\d+) days/, retention.failedMailDays],
  [
    'sessions',
    /avslutad inloggning: efter (\d+) dagar/,
    /login that has ended: after (\d+) days/,
    retention.sessionDays,
  ],
  ['requests', /annars efter (\d+) dagar/, /otherwise after (\d+) days/, retention.availabilityDays],
];

function textOf(language: 'sv' | 'en'): string {
  return JSON.stringify(privacy?.containers.map(({ widgets }) => widgets.map((each) => each.configuration[language])));
}

test.each(CLAIMS)('the privacy page states the retention time: %s', (_title, sv, en, age) => {
  expect(Number(sv.exec(textOf('sv'))?.[1])).toBe(age);
  expect(Number(en.exec(textOf('en'))?.[1])).toBe(age);
});

test('the privacy page states no other retention time', () => {
  const expected = CLAIMS.map(([, , , age]) => age).toSorted((left, right) => left - right);
  // The time to reply to a request, which is not configured.
  const rights = 30;

  for (const [language, unit] of [
    ['sv', /(\d+)\s(?:dagar|timmar)/g],
    ['en', /(\d+)\s(?:days|hours)/g],
  ] as const) {
    const named = [...textOf(language).matchAll(unit)].map(([, number]) => Number(number));
    expect(named.toSorted((left, right) => left - right)).toEqual(
      [...expected, rights].toSorted((left, right) => left - right),
    );
  }
});
