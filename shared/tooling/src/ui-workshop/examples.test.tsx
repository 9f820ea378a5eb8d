import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import commerce from '@hemvaror/commerce-ui/messages/sv.json';
import { renderComponent } from '@hemvaror/testing/renderPage';
import type { ComponentExamples, Translate } from '@hemvaror/ui/examples/componentExamples';
import { groupHeading, linkOf } from './headings.ts';

const SHARED = path.resolve(__dirname, '../../..');
const FILES = globSync('{ui,commerce-ui}/src/**/*.examples.tsx', { cwd: SHARED }).toSorted();
/** Components without an appearance, or in the examples of another component. */
const WITHOUT_OWN_EXAMPLES = [
  'commerce-ui/src/picture',
  'ui/src/choice-legend',
  'ui/src/examples',
  'ui/src/page-container',
  'ui/src/skip-link',
  'ui/src/visually-hidden',
];

const swedish: Translate = (sv) => sv;
const english: Translate = (_, en) => en;

async function load(file: string): Promise<ComponentExamples> {
  const { examples }: { examples: ComponentExamples } = await import(path.join(SHARED, file));
  return examples;
}

test('every shared component has examples', () => {
  const folders = globSync('{ui,commerce-ui}/src/*', { cwd: SHARED }).filter((folder) =>
    globSync('*.tsx', { cwd: path.join(SHARED, folder) }).some((file) => !file.endsWith('.test.tsx')),
  );
  const withoutExamples = folders.filter((folder) => !FILES.some((file) => file.startsWith(`${folder}/`)));

  expect(FILES.length).toBeGreaterThan(40);
  expect(withoutExamples.filter((folder) => !WITHOUT_OWN_EXAMPLES.includes(folder))).toEqual([]);
});

test.each(FILES)('the examples of %s have no accessibility violations', async (file) => {
  const { examples, group } = await load(file);
  expect(examples.length).toBeGreaterThan(0);
  expect(new Set(examples.map(({ name }) => name(swedish))).size).toBe(examples.length);
  expect(groupHeading(group, english)).not.toBe('');

  for (const { show } of examples) {
    const { container, unmount } = await renderComponent(show(swedish), {
      messages: { commerce },
      guaranteeNotice: { image: null },
    });
    expect(container).not.toBeEmptyDOMElement();
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    (await renderComponent(show(english), { messages: { commerce }, guaranteeNotice: { image: null } })).unmount();
  }
});

test('components have unique deep links', async () => {
  const names = (await Promise.all(FILES.map(load))).map(({ component }) => component);

  expect(new Set(names.map(linkOf)).size).toBe(names.length);
  expect(linkOf('IconButton')).toBe('icon-button');
});

test('no file of the shop imports an example', () => {
  const sources = globSync('{shared/*/src,shell,mf-*}/**/*.{ts,tsx}', {
    cwd: path.dirname(SHARED),
    exclude: (name) => /node_modules|dist|\.cache/.test(name),
  }).filter((file) => !/\.(test|examples)\.tsx?$|\/examples\/|shared\/tooling\//.test(file));
  const importing = sources.filter((file) =>
    /from '[^']*(\.examples\.tsx|\/examples\/)/.test(readFileSync(path.join(SHARED, '..', file), 'utf8')),
  );

  expect(sources.length).toBeGreaterThan(300);
  expect(importing).toEqual([]);
});
