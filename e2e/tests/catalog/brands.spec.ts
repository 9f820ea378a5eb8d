import { fetchDocument } from '../../support/documents.ts';
import { graphql } from '../../support/graphql.ts';
import { expect, test } from '../../support/siteTest.ts';

for (const { site, path, ids } of [
  { site: 'sv', path: '/varumarken', ids: 'channelId: "1|se", languageId: "sv-SE", marketId: "se"' },
  { site: 'en', path: '/en/brands', ids: 'channelId: "3|com", languageId: "en-US", marketId: "eu"' },
] as const) {
  test(`the overview lists every brand in alphabetical order, each with a link to its list (${site}) [CATALOG-05]`, async ({
    sv,
    en,
  }) => {
    const { brands } = await graphql<{ brands: { name: string; canonicalUrl: string }[] }>(
      `{ brands(${ids}) { name canonicalUrl } }`,
    );
    const { compare } = new Intl.Collator(site);
    const expected = brands
      .toSorted((one, other) => compare(one.name, other.name))
      .map(({ name, canonicalUrl }) => [name, canonicalUrl]);
    const origin = site === 'sv' ? sv : en;

    const { body } = await fetchDocument(origin + path);

    const entries = body.match(/<article.*?<\/article>/gs) ?? [];
    const links = entries.map((entry) => /<h3[^>]*><a[^>]* href="([^"]*)"[^>]*>([^<]*)</.exec(entry) ?? []);
    expect(links.map(([, href, name]) => [name, href])).toEqual(expected);
    expect(expected.length).toBeGreaterThan(3);
    for (const [name = '', url = ''] of expected) {
      expect(await fetchDocument(origin + url)).toMatchObject({ status: 200, heading: name });
    }
  });
}
