import { globSync } from 'node:fs';
import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import packageJson from '../../package.json';
import type { IconProps } from './IconFrame.tsx';

const NAMES = globSync('*Icon.tsx', { cwd: __dirname }).map((file) => file.replace('.tsx', ''));

test('package.json exports every icon', () => {
  expect(NAMES.length).toBeGreaterThan(20);
  for (const name of NAMES) expect(packageJson.exports).toHaveProperty([`./icons/${name}`], `./src/icons/${name}.tsx`);
});

test.each(NAMES)('%s has shapes and is hidden from screen readers', async (name) => {
  const file: Record<string, ComponentType<IconProps>> = await import(`./${name}.tsx`);
  const Icon = file[name];
  expect(Icon).toBeDefined();

  const { container } = render(Icon ? <Icon size="small" /> : null);

  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveAttribute('data-size', 'small');
  expect(icon).not.toBeEmptyDOMElement();
});
