import { aContainer, anArea, aWidget } from '../testing/widgetBuilders.ts';
import { widgetAreaFrom } from './widgetAreaFrom.ts';
import { widgetFrom } from './widgetFrom.ts';

test('the configuration is parsed from JSON and merged with the variables of the area [WIDGET-18]', () => {
  const widget = aWidget('Text', '{"title":"Hallen","text":"<p>Krokar</p>"}');

  const { configuration } = widgetFrom(widget, { variables: { family: 'Frontpage', customerType: 'PERSON' } }) ?? {};

  expect(configuration).toEqual({
    family: 'Frontpage',
    customerType: 'PERSON',
    title: 'Hallen',
    text: '<p>Krokar</p>',
  });
});

test('a field of the editor overrides a variable of the area [WIDGET-18]', () => {
  const widget = widgetFrom(aWidget('Text', { url: '/krokar' }), { variables: { url: '/' } });

  expect(widget?.configuration).toEqual({ url: '/krokar' });
});

test.each(['', '{"title":', 'null', '"text"', '[1]', 'undefined'])(
  'a widget with the configuration %j is left out, and the other widgets stay [WIDGET-19]',
  (broken) => {
    const { widgetArea } = anArea([
      aContainer([aWidget('Text', broken, { id: 'broken' }), aWidget('Text', { title: 'Hallen' }, { id: 'whole' })]),
      aContainer([aWidget('HTML', { html: '<b>Fri frakt</b>' }, { id: 'next' })]),
    ]);

    const area = widgetAreaFrom(widgetArea, {});

    expect(area.containers.map(({ widgets }) => widgets.map(({ id }) => id))).toEqual([['whole'], ['next']]);
  },
);

test('isFirst is false by default [WIDGET-20]', () => {
  expect(widgetFrom(aWidget('Image', {}))?.isFirst).toBe(false);
  expect(widgetFrom(aWidget('Image', {}), { isFirst: true })?.isFirst).toBe(true);
});

test('isFirst is true only for widgets of the first container', () => {
  const { widgetArea } = anArea([
    aContainer([aWidget('Banner', {}), aWidget('Image', {})]),
    aContainer([aWidget('Image', {})]),
  ]);

  const area = widgetAreaFrom(widgetArea, {});

  expect(area.containers.map(({ widgets }) => widgets.map(({ isFirst }) => isFirst))).toEqual([[true, true], [false]]);
});

test('tags are in lower case and without number sign', () => {
  const { widgetArea } = anArea([], { tags: ['#Menu', 'SALE', null] });

  expect(widgetAreaFrom(widgetArea, {}).tags).toEqual(['menu', 'sale']);
});

test('class names are merged from the widget and its configuration', () => {
  const widget = aWidget('Text', { classNames: 'claim  full' }, { classNames: ['quiet', null] });

  expect(widgetFrom(widget)?.classNames).toEqual(['quiet', 'claim', 'full']);
});
