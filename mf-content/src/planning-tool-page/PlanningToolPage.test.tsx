import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages as en } from '../messages/en.ts';
import { messages } from '../messages/sv.ts';
import * as planningToolPage from './PlanningToolPage.tsx';

const positions = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace('\u00A0', ' '));

test('changed measures update the positions', async () => {
  const { user } = await renderPage(planningToolPage, { messages });

  await rewrite(user, 'Väggens bredd (cm)', '120,5');
  await rewrite(user, 'Antal delar', '3');
  await rewrite(user, 'Bredd per del (cm)', '10');
  await rewrite(user, 'Avstånd till kanterna (cm)', '15');

  expect(positions()).toEqual(['20 cm', '60,3 cm', '100,5 cm']);
  expect(screen.getByRole('img')).toHaveAccessibleName('3 delar jämnt fördelade på en vägg som är 120,5\u00A0cm bred');
});

test('pieces that do not fit show the missing width', async () => {
  const { user } = await renderPage(planningToolPage, { messages });

  await rewrite(user, 'Antal delar', '50');

  expect(screen.getByRole('status')).toHaveTextContent('Delarna får inte plats: det fattas 76 cm.');
});

test('an invalid measure shows an error on blur', async () => {
  const { user } = await renderPage(planningToolPage, { messages });

  await rewrite(user, 'Höjd över golvet (cm)', 'högt');
  expect(screen.getByText('Fyll i alla mått så räknar vi ut var delarna ska sitta.')).toBeVisible();
  await user.tab();

  expect(screen.getByLabelText('Höjd över golvet (cm)')).toHaveAccessibleDescription(
    'Ange ett mått mellan 0 och 500 cm',
  );
});

test('the button opens the measuring instructions in the modal of the layout', async () => {
  const { user, store } = await renderPage(planningToolPage, { messages });

  await user.click(screen.getByRole('button', { name: 'Så mäter du' }));

  expect(store.getState().modal.current).toMatchObject({ name: 'prompt', title: 'Så mäter du' });
});

test('the English page has no axe violations', async () => {
  const { container } = await renderPage(planningToolPage, { messages: en, locale: 'en' });

  expect(screen.getByRole('heading', { level: 1, name: 'Pythagoras planning tool' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

async function rewrite(user: Awaited<ReturnType<typeof renderPage>>['user'], label: string, value: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
}
