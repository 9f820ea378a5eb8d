import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { resolveDeferred } from '@hemvaror/runtime/defer/unresolved';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { I18nextProvider } from '@hemvaror/runtime/libraries/i18next';
import { ShopProvider } from '@hemvaror/runtime/shop/shop';
import { testShop } from '@hemvaror/testing/testShop';
import { withSlots } from '../../testing/aRoot.tsx';
import sv from '../messages/sv.json';
import { toRouteModule } from './PageFrame.tsx';

const NOTICE = { tone: 'success', text: 'Krok ligger i varukorgen', link: { label: 'Till kassan', to: '/kassan' } };

function aPage(heading: string) {
  return {
    ...toRouteModule('mf-catalog/ProductPage', {
      loader: async () => null,
      meta: () => ({ title: heading, pageType: 'Product Page' }),
      Component: ({ notice }) => <h1>{notice ? `${heading}: ${notice.text}` : heading}</h1>,
      ErrorBoundary: () => null,
    }),
    loader: () => ({ page: null, slots: {} }),
  };
}

/** Hydrates a page as the server sends it after a form post. */
function renderAfterForm() {
  const router = createMemoryRouter(
    [
      { id: 'product', path: '/p/:alias', handle: { name: 'product-plain', layout: 'default' }, ...aPage('Krok') },
      { id: 'checkout', path: '/kassan', handle: { name: 'checkout', layout: 'default' }, ...aPage('Kassa') },
    ],
    {
      initialEntries: ['/p/krok'],
      hydrationData: { loaderData: { product: { page: null, slots: {} } }, actionData: { product: NOTICE } },
    },
  );
  render(
    <I18nextProvider i18n={createI18n('sv', { shell: sv })}>
      <ShopProvider shop={testShop()}>{withSlots(<RouterProvider router={router} />)}</ShopProvider>
    </I18nextProvider>,
  );
  return router;
}

// As the server does at its start.
beforeAll(async () => resolveDeferred());

test('the action result of a form is rendered above the page, with a link', async () => {
  renderAfterForm();

  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('Krok ligger i varukorgen');
  expect(screen.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/kassan');
  const order = notice.compareDocumentPosition(screen.getByRole('heading', { level: 1 }));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the page gets the action result too, and not after the next navigation', async () => {
  const router = renderAfterForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Krok: Krok ligger i varukorgen');

  await act(() => router.navigate('/kassan'));

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Kassa$/));
});

test('the next navigation removes the action result', async () => {
  const router = renderAfterForm();

  await act(() => router.navigate('/kassan'));
  await act(() => router.navigate('/p/krok'));

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Krok'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
