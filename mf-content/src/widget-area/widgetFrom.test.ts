import { aContainer, anArea, aWidget } from '../testing/widgetBuilders.ts';
import { widgetAreaFrom } from './widgetAreaFrom.ts';
import { widgetFrom } from './widgetFrom.ts';

test('WIDGET-18 the configuration is read from its JSON text and merged with the variables of the area', () => {
  const widget = aWidget('Text', '{"title":"Hallen","text":"<p>Krokar</p>"}');

  const { configuration } = widgetFrom(widget, { variables: { family: 'Frontpage', customerType: 'PERSON' } }) ?? {};

  expect(configuration).toEqual({
    family: 'Frontpage',
    customerType: 'PERSON',
    title: 'Hallen',
    text: '<p>Krokar</p>',
  });
});

test('WIDGET-18 a field that the editor filled in wins over a variable of the area', () => {
  const widget = widgetFrom(aWidget('Text', { url: '/krokar' }), { variables: { url: '/' } });

  expect(widget?.configuration).toEqual({ url: '/krokar' });
});

test.each(['', '{"title":', 'null', '"text"', '[1]', 'undefined'])(
  'WIDGET-19 a widget whose configuration is %j is left out, and its neighbors stay',
  (broken) => {
    const { widgetArea } = anArea([
      aContainer([aWidget('Text', broken, { id: 'broken' }), aWidget('Text', { title: 'Hallen' }, { id: 'whole' })]),
      aContainer([aWidget('HTML', { html: '<b>Fri frakt</b>' }, { id: 'next' })]),
    ]);

    const area = widgetAreaFrom(widgetArea, {});

    expect(area.containers.map(({ widgets }) => widgets.map(({ id }) => id))).toEqual([['whole'], ['next']]);
  },
);

test('WIDGET-20 a widget is not first unless its area says so', () => {
  expect(widgetFrom(aWidget('Image', {}))?.isFirst).toBe(false);
  expect(widgetFrom(aWidget('Image', {}), { isFirst: true })?.isFirst).toBe(true);
});

test('only the widgets of the first container are first', () => {
  const { widgetArea } = anArea([
    aContainer([aWidget('Banner', {}), aWidget('Image', {})]),
    aContainer([aWidget('Image', {})]),
  ]);

  const area = widgetAreaFrom(widgetArea, {});

  expect(area.containers.map(({ widgets }) => widgets.map(({ isFirst }) => isFirst))).toEqual([[true, true], [false]]);
});

test('tags lose their number sign and their capitals', () => {
  const { widgetArea } = anArea([], { tags: ['#Menu', 'SALE', null] });

  expect(widgetAreaFrom(widgetArea, {}).tags).toEqual(['menu', 'sale']);
});

test('looks come from the widget and from its configuration', () => {
  const widget = aWidget('Text', { classNames: 'claim  full' }, { classNames: ['quiet', null] });

  expect(widgetFrom(widget)?.classNames).toEqual(['quiet', 'claim', 'full']);
});
