import { fetchDocument } from '../../support/documents.ts';
import { expect, test } from '../../support/siteTest.ts';

/** Market, and the amounts that its pages may contain. */
const MARKETS: readonly { site: 'sv' | 'en'; market: string; amount: RegExp }[] = [
  { site: 'sv', market: 'no', amount: /^[\d.,\s]+Nkr$/ },
  { site: 'sv', market: 'fi', amount: /^[\d.,\s]+€$/ },
  { site: 'en', market: 'se', amount: /^SEK\s[\d.,]+$/ },
  { site: 'en', market: 'eu', amount: /^€[\d.,]+$/ },
];
const PATHS = {
  sv: ['/', '/allt', '/c/handtag', '/p/handtag/linje-stanghandtag-massing', '/varumarken', '/cookies', '/favoriter'],
  en: ['/en', '/en/allt', '/en/c/handles', '/en/p/handles/linje-bar-handle-brass', '/en/brands', '/en/cookies'],
};
/** An amount in any currency, as both languages write it. */
const AMOUNT = /(?:€|SEK\s|NOK\s|DKK\s)\d[\d.,]*\d?|\d[\d.,\s]*\s(?:kr|Nkr|Dkr|€|SEK|NOK|DKK)(?![\wåäö])/g;

for (const { site, market, amount } of MARKETS) {
  test(`no page of the ${site} site names an amount in another currency than that of ${market} [CONST-01, PRICE-07]`, async ({
    sv,
    en,
  }) => {
    const origin = site === 'sv' ? sv : en;
    const headers = { cookie: `ralph-selected-market=${market}; ralph-checkout-market=${market}` };
    const front = await fetchDocument(origin + PATHS[site][0], headers);
    const contentPage = site === 'sv' ? /href="(\/[a-z-]+)"/g : /href="(\/en\/[a-z-]+)"/g;
    const linked = Array.from(front.body.matchAll(contentPage), ([, path = '']) => path);
    const paths = new Set([...PATHS[site], ...linked]);
    expect(paths.size).toBeGreaterThan(12);

    const found: string[] = [];
    const foreign: string[] = [];
    for (const path of paths) {
      const { body, status } = await fetchDocument(origin + path, headers);
      if (status !== 200) continue;
      const text = visibleText(body);
      const amounts = text.match(AMOUNT) ?? [];
      found.push(...amounts);
      foreign.push(...amounts.filter((one) => !amount.test(one.trim())).map((one) => `${path}: ${one}`));
    }

    expect(foreign).toEqual([]);
    expect(found.length).toBeGreaterThan(20);
  });
}

/** The text of a document, with its description for search engines, without scripts, styles and attributes. */
function visibleText(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const body = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return `${description} ${body}`.replaceAll('&nbsp;', '\u00A0');
}
