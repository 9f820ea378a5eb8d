import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { PageFailed } from './PageFailed.tsx';

function renderFailed(options: Partial<PageOptions> = {}, content = <PageFailed />) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = {
    loader: () => Promise.reject(new Error('broken')),
    meta: () => ({ title: '', pageType: '' }),
    Component: () => null,
    ErrorBoundary: () => content,
  };
  return renderPage(page, { messages: {}, url: '/garanti?fran=menyn', ...options });
}

test('a failed page has links to try again and to the front page [LAYOUT-09]', async () => {
  const { container } = await renderFailed();

  expect(await screen.findByRole('alert')).toHaveTextContent('Något gick fel hos oss.');
  expect(screen.getByRole('heading', { level: 1, name: 'Sidan kunde inte visas' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Försök igen' })).toHaveAttribute('href', '/garanti?fran=menyn');
  expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

test('a failed page of the English site is in English', async () => {
  await renderFailed({ locale: 'en', url: '/en/garanti' });

  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't show this page" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/garanti');
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/en');
});

test('a page can replace the title and the text', async () => {
  await renderFailed({}, <PageFailed title="Bekräftelsen kunde inte visas">{'Din order påverkas inte.'}</PageFailed>);

  expect(await screen.findByRole('heading', { level: 1, name: 'Bekräftelsen kunde inte visas' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Din order påverkas inte.');
  expect(screen.queryByText(/Något gick fel/)).not.toBeInTheDocument();
});
