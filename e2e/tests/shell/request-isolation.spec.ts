import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { findBundledLibraries } from '../../support/findBundledLibraries.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const ralph = (state: object) => `ralph=${encodeURIComponent(JSON.stringify(state))}`;

test('concurrent requests have separate stores, languages and API clients', async ({ sv, en }) => {
  const person = ralph({ favorites: [], customerType: 'PERSON' });
  const company = ralph({ favorites: [1, 2, 3], customerType: 'ORGANIZATION', vatIncluded: false });
  const requests = Array.from({ length: 48 }, (_, index) => {
    const isSwedish = index % 2 === 0;
    const isCompany = index % 3 === 0;
    const url = isSwedish ? `${sv}/p/pallar/trefot-pall-ek` : `${en}/en/p/stools/trefot-stool-oak`;
    return { isSwedish, isCompany, url, cookie: isCompany ? company : person };
  });

  const responses = await Promise.all(requests.map(({ url, cookie }) => httpGet(url, { cookie })));

  responses.forEach(({ status, body }, index) => {
    const { isSwedish, isCompany, url } = requests[index] ?? { isSwedish: false, isCompany: false, url: '' };
    expect([url, status]).toEqual([url, 200]);
    expect(body).toContain(isSwedish ? '<html lang="sv-SE"' : '<html lang="en-US"');
    expect(body.includes('Lägg i varukorgen')).toBe(isSwedish);
    expect(body.includes('Add to cart')).toBe(!isSwedish);
    expect(body.includes('"customerType":"ORGANIZATION"')).toBe(isCompany);
    // Favorites arrive in the browser.
    expect(body).not.toContain('"productIds":[1,2,3]');
  });
});

test('the server renders with the persisted state, so prices do not change after loading [STATE-03]', async ({
  page,
  sv,
  open,
}) => {
  await page.context().addCookies([
    {
      name: 'ralph',
      value: encodeURIComponent(JSON.stringify({ favorites: [1, 2], customerType: 'ORGANIZATION' })),
      url: sv,
    },
  ]);
  const { body } = await httpGet(`${sv}/p/pallar/trefot-pall-ek`, {
    cookie: ralph({ favorites: [1, 2], customerType: 'ORGANIZATION' }),
  });

  await open(`${sv}/p/pallar/trefot-pall-ek`);

  const price = (
    await page
      .getByRole('main')
      .getByText(/1\s516\skr/)
      .first()
      .innerText()
  ).trim();
  expect(body.replaceAll('&nbsp;', '\u00a0')).toContain(price);
  await expect(page.getByRole('link', { name: /Favoriter, 2/ })).toBeVisible();
});

test('Apollo Client is loaded once, after the hydration', async ({ page, sv }) => {
  const scripts: Promise<{ url: string; code: string }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    // A response that is still loading when the test ends has no text.
    if (/\.js(\?|$)/.test(url))
      scripts.push(
        response.text().then(
          (code) => ({ url, code }),
          () => ({ url, code: '' }),
        ),
      );
  });
  const withApollo = async () =>
    (await Promise.all(scripts)).filter(({ code }) => findBundledLibraries(code).includes('@apollo/client'));

  await page.goto(`${sv}/p/pallar/trefot-pall-ek`);
  await hydrated(page);
  await expect.poll(async () => (await withApollo()).length).toBe(1);

  const [apollo] = await withApollo();
  const isLater = await page.evaluate((url) => {
    const [hydration] = performance.getEntriesByName('hydrated');
    const [script] = performance.getEntriesByName(url);
    return hydration !== undefined && script !== undefined && script.startTime > hydration.startTime;
  }, apollo?.url ?? '');
  expect(isLater).toBe(true);
});
