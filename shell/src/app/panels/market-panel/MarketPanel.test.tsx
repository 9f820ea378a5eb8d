import { screen, within } from '@testing-library/react';
import { ShopProvider } from '@hemvaror/runtime/shop/shop';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { testShop } from '@hemvaror/testing/testShop';
import { aMarket } from '../../../testing/aChannel.ts';
import { aRoot } from '../../../testing/aRoot.tsx';
import en from '../../messages/en.json';
import sv from '../../messages/sv.json';
import { MarketPanel } from './MarketPanel.tsx';

const EURO = { name: 'Euro', code: 'EUR' };
const MARKETS = [
  aMarket('se', [], { country: { name: 'Sweden', code: 'SE' } }),
  aMarket('no', [], { country: { name: 'Norway', code: 'NO' } }),
  aMarket('fi', [], { groupKey: 'eu', country: { name: 'Finland', code: 'FI' }, currency: EURO }),
  aMarket('is', [], { country: { name: 'Iceland', code: 'IS' }, onlyDisplayInCheckout: true }),
  aMarket('xx', [], { country: { name: 'Nowhere', code: 'XX' }, virtual: true }),
];
const state = { panel: { name: 'market-selector' as const, frame: null } };

test('checkout-only and virtual markets cannot be selected [LOCALE-21]', async () => {
  await aPanel();

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SverigeSvensk krona (SEK)',
    'NorgeSvensk krona (SEK)',
    'FinlandEuro (EUR)',
  ]);
});

test('markets are listed by group with headings, and the current one has the focus', async () => {
  await aPanel();
  const panel = screen.getByRole('dialog', { name: 'Välj land' });

  const groups = within(panel).getAllByRole('region');
  expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual(['Skandinavien', 'EU']);
  expect(within(panel).getByRole('button', { name: /^Sverige/ })).toHaveAttribute('aria-current', 'true');
  expect(within(panel).getByRole('button', { name: /^Sverige/ })).toHaveFocus();
  expect(within(panel).getByRole('button', { name: /^Norge/ })).not.toHaveAttribute('aria-current');
});

test('selecting a market reports it and closes the panel', async () => {
  const onSelect = jest.fn();
  const { user, store } = await aPanel(onSelect);

  await user.tab();
  await user.keyboard('{Enter}');

  expect(onSelect.mock.calls).toEqual([['no']]);
  expect(store.getState().panel.name).toBeNull();
});

test('on the English site countries and currencies are in English', async () => {
  await renderComponent(<MarketPanel channel={{ ...aRoot().channel, markets: MARKETS }} />, {
    messages: { shell: en },
    locale: 'en',
    state,
  });

  expect(screen.getByRole('button', { name: 'Norway Swedish Krona (SEK)' })).toBeVisible();
});

async function aPanel(onSelect: (alias: string) => void = () => undefined) {
  const choose = (alias: string) => {
    onSelect(alias);
    return Promise.resolve(true);
  };
  return renderComponent(
    <ShopProvider shop={testShop()} chooseMarket={choose}>
      <MarketPanel channel={{ ...aRoot().channel, markets: MARKETS }} />
    </ShopProvider>,
    { messages: { shell: sv }, state },
  );
}
