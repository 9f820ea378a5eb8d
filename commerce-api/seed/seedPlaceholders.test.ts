import { fillPlaceholders } from '../src/markets/placeholders.ts';
import { configFrom } from '../src/platform/config/config.ts';
import { privacyTexts } from '../src/privacy/privacyTexts.ts';
import { readSeed } from '../src/seed/readSeed.ts';
import { textsIn } from '../test/seedChecks.ts';
import { seedMarketEntries, seedMarkets } from '../test/seedMarkets.ts';

/** Gaps that an empty value leaves: doubled spaces, a space before punctuation, an empty element, a placeholder. */
const GAP = /\s{2}|\s[.,;:](?!\w)|<(\w+)[^>]*><\/\1>|\{\{/;

const MARKETS = seedMarkets({
  markets: seedMarketEntries().markets.map((market) => ({ ...market, freeAbove: null })),
});
const VIEWS = MARKETS.channels.flatMap(({ id: channelId, markets }) =>
  markets.flatMap(({ alias, allowedLanguages }) =>
    allowedLanguages.map(({ id: languageId }) => ({ channelId, marketId: alias, languageId })),
  ),
);

test.each(VIEWS)('texts have no gaps in $marketId ($languageId) without free shipping', async (ids) => {
  const { pages, categories } = await readSeed(__dirname);
  const view = MARKETS.viewOf(ids);
  const data = { view, countIn: () => 12, privacy: privacyTexts(view, configFrom({})) };

  const texts = textsIn({ pages, categories }).filter(({ text }) => text.includes('{{'));
  expect(texts.length).toBeGreaterThan(20);
  const filled = texts.map(({ path, text }) => ({ path, text: fillPlaceholders(text, data) }));
  expect(filled.filter(({ text }) => text === '' || GAP.test(text))).toEqual([]);
});
