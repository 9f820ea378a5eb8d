import { screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { aLeaf } from '../../testing/aRoot.tsx';
import sv from '../messages/sv.json';
import { AllWithinLink, MenuLink } from './MenuLink.tsx';

const messages = { shell: sv };
const OUTSIDE = 'https://verkstaden.example/om';

test('an external link opens a new tab if the editor has set it [MENU-14]', async () => {
  await renderComponent(<MenuLink item={aLeaf('1', 'Verkstaden', { path: OUTSIDE, newTab: true })} />, { messages });

  expect(screen.getByRole('link', { name: 'Verkstaden' })).toHaveAttribute('href', OUTSIDE);
  expect(screen.getByRole('link', { name: 'Verkstaden' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Verkstaden' })).toHaveAttribute('rel', 'noopener');
});

test('an external link opens in the same tab by default [MENU-14]', async () => {
  await renderComponent(<MenuLink item={aLeaf('1', 'Verkstaden', { path: OUTSIDE })} />, { messages });

  expect(screen.getByRole('link', { name: 'Verkstaden' })).not.toHaveAttribute('target');
});

test.each([
  ['page', 'Gå till Skötselråd'],
  ['category', 'Visa allt inom Skötselråd'],
])('a link of type %s shows its label; its title and its `AllWithinLink` have the text "%s"', async (type, text) => {
  const item = aLeaf('1', 'Skötselråd', { type });
  await renderComponent(
    <>
      <MenuLink item={item} />
      <AllWithinLink item={item} />
    </>,
    { messages },
  );

  expect(screen.getByRole('link', { name: 'Skötselråd' })).toHaveAttribute('title', text);
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', '/c/1');
});

test('an item without a path is plain text', async () => {
  const item = aLeaf('1', 'Rum', { path: null });
  await renderComponent(
    <>
      <MenuLink item={item} />
      <AllWithinLink item={item} />
    </>,
    { messages },
  );

  expect(screen.getByText('Rum')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['the sale page', { type: 'custom', path: '/rea' }, 'sale'],
  ['a campaign', { type: 'discountCampaign', path: '/dc/hostrea' }, 'sale'],
  ['another page', { type: 'custom', path: '/allt' }, null],
])('a link to %s has the color of a sale only if it leads to one', async (_page, item, tone) => {
  await renderComponent(<MenuLink item={aLeaf('1', 'Rea', item)} />, { messages });

  expect(screen.getByRole('link', { name: 'Rea' }).getAttribute('data-tone')).toBe(tone);
});
