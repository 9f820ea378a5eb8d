import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Notice } from './Notice.tsx';

test('an error is an alert, a polite notice a status, and others are not announced', async () => {
  const { container } = render(
    <>
      <Notice tone="error" title="Se till att alla fält är korrekt ifyllda">
        <ul>
          <li>
            <a href="#email">E-post</a>
          </li>
        </ul>
      </Notice>
      <Notice tone="success" announce="polite" title="Sparat" />
      <Notice tone="warning">En vara skickas senare.</Notice>
    </>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Se till att alla fält är korrekt ifylldaE-post');
  expect(screen.getByRole('status')).toHaveTextContent('Sparat');
  expect(screen.getByText('En vara skickas senare.').closest('[role]')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});
