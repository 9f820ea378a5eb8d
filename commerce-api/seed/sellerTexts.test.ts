import { fillPlaceholders } from '../src/markets/placeholders.ts';
import { configFrom } from '../src/platform/config/config.ts';
import { privacyTexts } from '../src/privacy/privacyTexts.ts';
import { readSeed } from '../src/seed/readSeed.ts';
import type { CatalogEntries } from '../src/model/catalogEntries.ts';
import { textsIn } from '../test/seedChecks.ts';
import { seedMarkets } from '../test/seedMarkets.ts';

const LANGUAGES = ['sv', 'en'] as const;
const SITES = {
  sv: { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  en: { channelId: '3|com', languageId: 'en-US', marketId: 'de' },
};
const SELLER = [
  'Ekhem AB',
  '556000-0000',
  'SE556000000001',
  'Storgatan 1 &#38; 3, 111 22 Stockholm',
  '+46 8-12 34',
  'mailto:fragor@ekhem.example',
];
const PROMISE = /20\sårs|20-year/;
const GIVER = /\b(vi|oss|we|us)\b/i;

let data: CatalogEntries;
beforeAll(async () => {
  data = await readSeed(__dirname);
});

/** The sentences of texts in a language, without their markup. */
function sentencesIn(language: (typeof LANGUAGES)[number]): string[] {
  const texts = textsIn([
    data.products.map((product) => product.texts),
    data.pages.map(({ containers }) => containers),
  ]);
  const inLanguage = texts.filter(({ path }) => path.split('/').includes(language));
  return inLanguage.flatMap(({ text }) =>
    text
      .replaceAll(/<\/(?:p|li|h\d)>/g, '. ')
      .replaceAll(/<[^>]+>/g, '')
      .split(/[.?]\s/),
  );
}

test.each(LANGUAGES.flatMap((language) => ['terms', 'customer-service'].map((key) => [key, language] as const)))(
  'the page "%s" names the seller with its numbers and how to reach it (%s)',
  (key, language) => {
    const view = seedMarkets().viewOf(SITES[language]);
    const config = configFrom({ SHOP_NAME: 'Ekhem AB', SHOP_VAT_NUMBER: 'SE556000000001' });
    const page = textsIn(data.pages.find((each) => each.key === key)?.containers.map(({ widgets }) => widgets))
      .filter(({ path }) => path.includes(`/${language}/`))
      .map(({ text }) => fillPlaceholders(text, { view, countIn: () => 1, privacy: privacyTexts(view, config) }))
      .join();

    for (const part of SELLER) expect(page).toContain(part);
  },
);

test.each(LANGUAGES)('each promise of the warranty says that the shop gives it (%s)', (language) => {
  const promises = sentencesIn(language).filter((sentence) => PROMISE.test(sentence));

  expect(promises.length).toBeGreaterThan(30);
  expect(promises.filter((sentence) => !GIVER.test(sentence))).toEqual([]);
});
