import { aContainer, anArea, aWidget } from '../testing/widgetBuilders.ts';
import { sectionsOf } from './sectionsOf.ts';
import { widgetAreaFrom } from './widgetAreaFrom.ts';

const heading = () => aContainer([aWidget('Text', { title: 'Rum för rum' })]);
const tiles = () => aContainer([aWidget('Image', {}), aWidget('Image', {})], { layout: 'quarter' });

function sizes(...containers: ReturnType<typeof aContainer>[]): number[] {
  return sectionsOf(widgetAreaFrom(anArea(containers).widgetArea, {}).containers).map(({ length }) => length);
}

test('a container with one heading forms a section with the next container', () => {
  expect(sizes(tiles(), heading(), tiles(), tiles())).toEqual([1, 2, 1]);
});

test('a heading at the end is a separate section', () => {
  expect(sizes(tiles(), heading())).toEqual([1, 1]);
});

test('a heading with a text, or one of several headings, forms no section with the next container', () => {
  const text = aContainer([aWidget('Text', { title: 'Om oss', text: '<p>Vi säljer krokar.</p>' })]);
  const claims = aContainer([aWidget('Text', { title: '20 år' })], { layout: 'quarter' });

  expect(sizes(text, tiles(), claims, tiles())).toEqual([1, 1, 1, 1]);
});
