import { readSeed } from '../src/seed/readSeed.ts';
import { textsIn } from '../test/seedChecks.ts';

const MONTHS = 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'.split('|');
const ENGLISH_MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);

async function textOf(language: 'sv' | 'en'): Promise<string> {
  const { pages } = await readSeed(__dirname);
  const page = pages.find(({ key }) => key === 'accessibility');
  return textsIn(page?.containers.map(({ widgets }) => widgets.map((each) => each.configuration[language])))
    .map(({ text }) => text)
    .join('\n');
}

/** `yyyy-mm-dd` of the dates in the text, in their order. */
function swedishDates(text: string): string[] {
  return [...text.matchAll(/den (\d+) (\p{L}+) (\d{4})/gu)].map(([, day, month = '', year]) => {
    return isoDate(year, MONTHS.indexOf(month) + 1, day);
  });
}

function englishDates(text: string): string[] {
  return [...text.matchAll(/(\p{L}+) (\d+), (\d{4})/gu)].map(([, month = '', day, year]) => {
    return isoDate(year, ENGLISH_MONTHS.indexOf(month) + 1, day);
  });
}

function isoDate(year: string | undefined, month: number, day: string | undefined): string {
  return `${year}-${String(month).padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

test('the accessibility statement names its standard, what does not conform, how to complain and the authority', async () => {
  for (const language of ['sv', 'en'] as const) {
    const text = await textOf(language);

    // Lagen (2023:254) om vissa produkters och tjänsters tillgänglighet, Directive (EU) 2019/882 annex V.
    expect(text).toContain('2023:254');
    expect(text).toMatch(/EN\s301\s549.*WCAG\s2\.2/s);
    expect(text).toMatch(
      language === 'sv' ? /uppfyller inte kraven än:<\/p><ul><li>/ : /don't conform yet:<\/p><ul><li>/,
    );
    expect(text).toMatch(/mailto:\{\{email\}\}.*tel:\{\{phoneDigits\}\}.*PTS/s);
  }
});

test('both languages name the same day of its last review, and one of the next within a year', async () => {
  const dates = swedishDates(await textOf('sv'));
  const [last = '', next = ''] = dates;

  expect(englishDates(await textOf('en'))).toEqual(dates);
  expect(dates).toHaveLength(2);
  expect(Date.parse(last)).toBeLessThan(Date.parse(next));
  expect(Date.parse(next) - Date.parse(last)).toBeLessThanOrEqual(366 * 86_400_000);
});
