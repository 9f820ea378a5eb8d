import { screen, within } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import sv from '../messages/sv.json';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const messages = { shell: sv };

test('the banner says whose account a member of staff sees, and ends it with a form [AUTH-32]', async () => {
  const { container } = await renderComponent(<ImpersonationBanner />, {
    messages,
    state: { session: { userName: 'kund@hemvist.example', spoofedBy: 'stina' } },
  });

  const banner = within(screen.getByRole('region', { name: 'Inloggad som kund' }));
  expect(banner.getByText('Du är stina och ser butiken som kund@hemvist.example.')).toBeVisible();
  expect(banner.getByRole('button', { name: 'Avsluta' })).toBeVisible();
  expect(container.querySelector('form')).toHaveAttribute('action', '/login-as/end');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([{ userName: null }, { userName: 'kund@hemvist.example' }, { userName: null, spoofedBy: 'stina' }])(
  'the session %j has no banner',
  async (session) => {
    const { container } = await renderComponent(<ImpersonationBanner />, { messages, state: { session } });

    expect(container.querySelector('section')).toBeNull();
  },
);
