import { screen, within } from '@testing-library/react';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { aReview } from '@hemvaror/testing/builders/aReview';
import { aReviewResponse } from '../../testing/aReviewResponse.ts';
import { renderProduct, toastOf } from '../../testing/renderProduct.tsx';

const PATH = '/p/krokar/krok-ek';
/** Twelve reviews, by "Kund 1" to "Kund 12". */
const TWELVE: StubResponse = ({ skip, take }) => aReviewResponse(12, { skip: Number(skip), take: Number(take) });

const NO_RATING = { score: 0, voteCount: 0 };
const section = () => within(screen.getByRole('region', { name: 'Omdömen' }));
const pages = () => within(screen.getByRole('navigation', { name: 'Sidor med omdömen' }));

test('a review shows author, stars and date', async () => {
  const reviews = {
    count: 1,
    averageRating: 4.5,
    reviews: [aReview({ author: 'Maja', comment: '<b>Tung</b> och fin.' })],
  };
  await renderProduct({ api: { queryReviews: { data: { reviews } } } });

  expect(section().getByText('4,5')).toBeVisible();
  expect(section().getByRole('img', { name: '5 av 5' })).toBeVisible();
  expect(section().getByText('3 mars 2026')).toBeVisible();
  expect(section().getByText('Maja')).toBeVisible();
  expect(section().getByText('<b>Tung</b> och fin.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Sidor med omdömen' })).not.toBeInTheDocument();
});

test('a review with an invalid date is rendered without a date', async () => {
  const reviews = { count: 1, averageRating: 5, reviews: [aReview({ author: 'Maja', reviewDate: 'igår' })] };
  await renderProduct({ api: { queryReviews: { data: { reviews } } } });

  expect(section().getByText('Maja')).toBeVisible();
  expect(section().queryByText('igår')).not.toBeInTheDocument();
});

test('a product without reviews shows a message, and how reviews are verified', async () => {
  await renderProduct({ product: { rating: NO_RATING } });

  expect(section().getByText(/^Ingen har skrivit ett omdöme ännu\./)).toBeVisible();
  expect(section().getByText(/vi läser varje omdöme innan det visas\. ”Verifierat köp” betyder/)).toBeVisible();
  expect(section().getByRole('link', { name: 'Logga in' })).toBeVisible();
  expect(section().queryByRole('list')).not.toBeInTheDocument();
});

test('each page of reviews has a URL', async () => {
  const { calls } = await renderProduct({ url: `${PATH}?reviews=2`, api: { queryReviews: TWELVE } });

  expect(calls.find(({ name }) => name === 'queryReviews')?.variables).toMatchObject({ skip: 5, take: 5 });
  expect(section().getByText('Kund 6')).toBeVisible();
  expect(section().queryByText('Kund 5')).not.toBeInTheDocument();
  expect(pages().getByRole('link', { name: 'Sida 2' })).toHaveAttribute('aria-current', 'page');
  expect(pages().getByRole('link', { name: 'Sida 3' })).toHaveAttribute('href', `${PATH}?reviews=3#reviews`);
});

test('a page number beyond the last shows the last page', async () => {
  await renderProduct({ url: `${PATH}?reviews=40`, api: { queryReviews: TWELVE } });

  expect(section().getByText('Kund 12')).toBeVisible();
  expect(pages().getByRole('link', { name: 'Sida 3' })).toHaveAttribute('aria-current', 'page');
});

test('opening another page fetches only its reviews and announces the page', async () => {
  const page = await renderProduct({ api: { queryReviews: TWELVE } });
  const before = page.calls.length;

  await page.user.click(pages().getByRole('link', { name: 'Sida 3' }));

  expect(await section().findByText('Kund 11')).toBeVisible();
  expect(page.calls.slice(before).map(({ name }) => name)).toEqual(['queryReviews']);
  expect(section().getByRole('status')).toHaveTextContent('Omdömen, sida 3 av 3');
  expect(pages().getByRole('link', { name: 'Sida 3' })).toHaveFocus();
  expect(window.location.search + window.location.hash).toBe('?reviews=3#reviews');
});

test('a page of reviews that arrives after the product was left does not change the address', async () => {
  const responses: (() => void)[] = [];
  const page = await renderProduct({
    api: {
      queryReviews: (variables) =>
        variables['skip'] === 0
          ? aReviewResponse(12, { skip: 0, take: 5 })
          : new Promise((resolve) => {
              responses.push(() => resolve(aReviewResponse(12, { skip: 5, take: 5 })));
            }),
    },
  });
  await page.user.click(pages().getByRole('link', { name: 'Sida 2' }));

  page.unmount();
  window.history.replaceState(null, '', '/c/krokar');
  for (const respond of responses) respond();
  // A task later, all that waits for the response has run.
  await new Promise((resolve) => setTimeout(resolve));

  expect(responses).toHaveLength(1);
  expect(window.location.pathname).toBe('/c/krokar');
});

test('if a page of reviews fails to load, the previous page stays', async () => {
  const page = await renderProduct({
    api: {
      queryReviews: (variables) =>
        variables['skip'] === 0
          ? aReviewResponse(12, { skip: 0, take: 5 })
          : { refusals: [{ message: 'no', code: null }] },
    },
  });

  await page.user.click(pages().getByRole('link', { name: 'Sida 2' }));

  expect(section().getByText('Kund 1')).toBeVisible();
  expect(toastOf(page)).toBe('Något gick tyvärr fel...');
});

test('a review has its title as a heading, and the mark of a buyer', async () => {
  const reviews = {
    count: 2,
    averageRating: 5,
    reviews: [
      aReview({ comment: 'Raka och tunga\n\nTolv i köket.', isVerified: true }),
      aReview({ author: 'Olle', comment: 'Fin.', isVerified: false }),
    ],
  };
  await renderProduct({ api: { queryReviews: { data: { reviews } } } });

  const [verified, other] = section().getAllByRole('listitem');
  expect(within(verified ?? document.body).getByRole('heading', { level: 3, name: 'Raka och tunga' })).toBeVisible();
  expect(within(verified ?? document.body).getByText('Tolv i köket.')).toBeVisible();
  expect(verified).toHaveTextContent('Maja Verifierat köp');
  expect(other).not.toHaveTextContent('Verifierat köp');
});

test('a product with samples only has no stars, and says that it has no review yet', async () => {
  const reviews = { count: 2, averageRating: 5, reviews: [aReview({ isSample: true }), aReview({ isSample: true })] };
  await renderProduct({ product: { rating: NO_RATING }, api: { queryReviews: { data: { reviews } } } });

  expect(section().getByText(/^Ingen har skrivit ett omdöme ännu/)).toBeVisible();
  expect(section().queryByText(/\d omdömen/)).not.toBeInTheDocument();
  expect(section().getAllByRole('listitem')).not.toHaveLength(0);
});

test('samples are marked once above the list, or each if there are others', async () => {
  const sample = aReview({ isSample: true });
  const respond = (all: ReturnType<typeof aReview>[]): StubResponse => ({
    data: { reviews: { count: all.length, averageRating: 5, reviews: all } },
  });
  const { unmount } = await renderProduct({ api: { queryReviews: respond([sample, sample]) } });
  expect(section().getByText(/^De här omdömena är exempel/)).toBeVisible();
  expect(section().queryByText('Exempel')).not.toBeInTheDocument();
  unmount();

  await renderProduct({ api: { queryReviews: respond([sample, aReview()]) } });

  expect(section().queryByText(/^De här omdömena är exempel/)).not.toBeInTheDocument();
  expect(section().getAllByText('Exempel')).toHaveLength(1);
});

test('reviews are sorted by the API over all pages, and the order is in the address', async () => {
  const { calls, user } = await renderProduct({ url: `${PATH}?reviews=2`, api: { queryReviews: TWELVE } });
  const sorts = within(screen.getByRole('navigation', { name: 'Sortera omdömen' }));
  expect(sorts.getByRole('link', { name: 'Senaste' })).toHaveAttribute('aria-current', 'page');
  expect(sorts.getByRole('link', { name: 'Lägst betyg' })).toHaveAttribute(
    'href',
    `${PATH}?review-sort=lowest#reviews`,
  );

  await user.click(sorts.getByRole('link', { name: 'Lägst betyg' }));

  expect(await section().findByText('Kund 1')).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ sort: 'LOWEST', skip: 0, take: 5 });
  expect(sorts.getByRole('link', { name: 'Lägst betyg' })).toHaveAttribute('aria-current', 'page');
  expect(pages().getByRole('link', { name: 'Sida 2' })).toHaveAttribute(
    'href',
    `${PATH}?reviews=2&review-sort=lowest#reviews`,
  );
});

test('an API without additions gets the published query, and reviews have neither order nor marks', async () => {
  const reviews = { count: 2, averageRating: 5, reviews: [aReview(), aReview()] };
  await renderProduct({
    config: { apiAdditions: false },
    api: { queryReviews: { data: { reviews } } },
  });

  expect(section().getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Sortera omdömen' })).not.toBeInTheDocument();
  expect(section().getByText(/Vi kontrollerar inte att den som skriver har köpt varan/)).toBeVisible();
});
