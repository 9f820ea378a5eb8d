import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.tsx';
import { Button } from './Button.tsx';
import { buttonClassName } from './buttonClassName.ts';

function expectConsoleError(message: RegExp): void {
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(message));
}

test('the sizes s, m and l have different classes [VALID-17]', () => {
  expect(
    new Set([buttonClassName({ size: 's' }), buttonClassName({ size: 'm' }), buttonClassName({ size: 'l' })]).size,
  ).toBe(3);
});

test('any other size is reported and replaced by m [VALID-17]', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  // @ts-expect-error a compile error here, but possible in the settings of a widget
  render(<Button size="xl">Visa fler</Button>);

  expectConsoleError(/size of a button must be one of s, m, l, not "xl"/);
  expect(screen.getByRole('button', { name: 'Visa fler' })).toHaveClass('button', { exact: true });
});

test.each(['left', 'right', 'top'] as const)('the icon position %s is valid [VALID-18]', (position) => {
  render(
    <Button icon={<ArrowRightIcon />} iconPosition={position}>
      Läs mer
    </Button>,
  );

  const button = screen.getByRole('button', { name: 'Läs mer' });
  expect(button).toHaveAttribute('data-icon-position', position);
  const icon = position === 'right' ? button.lastChild : button.firstChild;
  expect(icon?.nodeName).toBe('svg');
  expect(button.classList.contains('stacked')).toBe(position === 'top');
});

test('any other icon position is reported and replaced by left [VALID-18]', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  render(
    // @ts-expect-error a compile error here, but possible in the settings of a widget
    <Button icon={<ArrowRightIcon />} iconPosition="bottom">
      Läs mer
    </Button>,
  );

  expectConsoleError(/icon position must be one of left, right, top, not "bottom"/);
  expect(screen.getByRole('button').firstChild?.nodeName).toBe('svg');
});

test('a disabled button ignores clicks [STATE-27]', async () => {
  const onClick = jest.fn();
  render(
    <Button disabled onClick={onClick}>
      Till kassan
    </Button>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Till kassan' }));

  expect(screen.getByRole('button')).toBeDisabled();
  expect(onClick).not.toHaveBeenCalled();
});

test('a loading button is marked as busy, keeps the focus, ignores clicks and does not submit its form [STATE-27]', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button loading type="submit" onClick={onClick}>
        Lägger till
      </Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Lägger till', busy: true }));

  expect(screen.getByRole('button')).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a loading button keeps its label and icon, and the spinner is the last child, which the styles put over them', () => {
  render(
    <Button loading icon={<ArrowRightIcon />}>
      Lägger till
    </Button>,
  );

  const button = screen.getByRole('button', { name: 'Lägger till' });
  expect(button.firstChild?.nodeName).toBe('svg');
  expect(button.lastElementChild).toHaveClass('spinner');
});

test('a click calls the handler once, and does not submit the form by default', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Rensa</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Rensa' }));

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('with href a button is a link', () => {
  render(
    <Button href="/kassa" variant="secondary">
      Till kassan
    </Button>,
  );

  expect(screen.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/kassa');
  expect(screen.getByRole('link')).toHaveClass('button', 'secondary');
});
