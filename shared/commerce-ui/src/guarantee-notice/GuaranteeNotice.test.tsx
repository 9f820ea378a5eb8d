import { screen } from '@testing-library/react';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { renderComponent } from '@hemvaror/testing/renderPage';
import en from './messages/en.json';
import sv from './messages/sv.json';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';

const NOTICE = { image: null };
const COMPANY = { site: { ...createAppStore().getState().site, customerType: 'ORGANIZATION' as const } };

test.each([
  ['sv', sv, 'https://europa.eu/youreurope/reklamationsr%C3%A4tt'],
  ['en', en, 'https://europa.eu/youreurope/guarantees'],
] as const)(
  'the notice on the legal guarantee is complete in %s, with a link to Your Europe',
  async (locale, texts, link) => {
    await renderComponent(<GuaranteeNotice />, { messages: {}, locale, guaranteeNotice: NOTICE });

    const notice = screen.getByRole('region', { name: texts.title });
    expect(notice).toBeVisible();
    for (const text of [
      texts.minimum,
      texts.liability,
      ...texts.remedies,
      texts.countries,
      ...texts.steps,
      texts.commercial,
    ])
      expect(notice).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: texts.link })).toHaveAttribute('href', link);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  },
);

test('folded, it is one line that opens the rest', async () => {
  const { user } = await renderComponent(<GuaranteeNotice folded />, { messages: {}, guaranteeNotice: NOTICE });
  expect(screen.getByText(sv.minimum)).not.toBeVisible();

  await user.click(screen.getByText(sv.summary));

  expect(screen.getByText(sv.minimum)).toBeVisible();
});

test('the official notice is shown as it is if the shop has its file', async () => {
  await renderComponent(<GuaranteeNotice />, { messages: {}, guaranteeNotice: { image: 'notice-sv.png' } });

  expect(screen.getByRole('img')).toHaveAttribute('src', '/images/pagewidget/1000w/notice-sv.png');
});

test.each([
  ['to companies', { guaranteeNotice: NOTICE, state: COMPANY }],
  ['in a market without one', { guaranteeNotice: null }],
])('it is not shown %s', async (_case, options) => {
  const { container } = await renderComponent(<GuaranteeNotice />, { messages: {}, ...options });

  expect(container).not.toHaveTextContent(sv.title);
});
