import { aContainer, anArea, aWidget } from '../testing/widgetBuilders.ts';
import { sectionsOf } from './sectionsOf.ts';
import { widgetAreaFrom } from './widgetAreaFrom.ts';

const heading = () => aContainer([aWidget('Text', { title: 'Rum för rum' })]);
const tiles = () => aContainer([aWidget('Image', {}), aWidget('Image', {})], { layout: 'quarter' });

function sizes(...containers: ReturnType<typeof aContainer>[]): number[] {
  return sectionsOf(widgetAreaFrom(anArea(containers).widgetArea, {}).containers).map(({ length }) => length);
}

test('a container of one heading opens a section with the container that follows', () => {
  expect(sizes(tiles(), heading(), tiles(), tiles())).toEqual([1, 2, 1]);
});

test('a heading at the end stands by itself', () => {
  expect(sizes(tiles(), heading())).toEqual([1, 1]);
});

test('a text of its own, or a heading among others, opens nothing', () => {
  const text = aContainer([aWidget('Text', { title: 'Om oss', text: '<p>Vi säljer krokar.</p>' })]);
  const claims = aContainer([aWidget('Text', { title: '20 år' })], { layout: 'quarter' });

  expect(sizes(text, tiles(), claims, tiles())).toEqual([1, 1, 1, 1]);
});
