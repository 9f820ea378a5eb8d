import { createI18n } from '../i18n/createI18n.ts';
import { translationOf } from './translation.ts';

const MESSAGES = {
  title: 'Cart',
  save: 'Save {{name}}',
  colors_one: '{{count}} color',
  colors_other: '{{count}} colors',
  empty_zero: 'None',
  empty_other: '{{count}} of {{name}}',
  incoming: 'Back {{date, datetime(month: long; day: numeric; timeZone: UTC)}}',
  both: '{{first}} and {{second}}',
  unescaped: 'Save {{- name}}',
  path: 'Save {{user.name}}',
  mixed: '{{name}}, {{date, datetime(month: long; timeZone: UTC)}}',
  nested: 'Go to $t(title)',
  greeting: 'Hello',
  greeting_company: 'Welcome',
  group: { inner: 'Deep {{ spaced }}' },
};
const create = () => createI18n('en', { shop: MESSAGES, other: { title: 'Other', only: 'Only here' } });

test.each<[key: string, options: Record<string, unknown>]>([
  ['title', {}],
  ['title', { unused: 1 }],
  ['save', {}],
  ['save', { name: 'Chair' }],
  ['save', { name: '$& {{name}} $t(title) <b>' }],
  ['save', { name: undefined }],
  ['colors', { count: 1 }],
  ['colors', { count: 0 }],
  ['colors', { count: 12 }],
  ['colors', { count: '1' }],
  ['empty', { count: 0, name: 'x' }],
  ['empty', { count: 3, name: 'x' }],
  ['incoming', { date: new Date('2026-03-04T12:00:00Z') }],
  ['nested', {}],
  ['greeting', {}],
  ['greeting', { context: 'company' }],
  ['group.inner', { spaced: 'here' }],
  ['empty', { count: 3 }],
  ['missing', {}],
  ['missing', { defaultValue: 'Sweden' }],
  ['missing', { defaultValue: 'To {{name}}', name: 'Sweden' }],
  ['title', { defaultValue: 'Sweden' }],
  ['save', { name: 0.5 }],
  ['save', { name: true }],
  ['save', { name: null }],
  ['save', { name: '' }],
  ['both', { first: '{{second}}', second: '$t(title)' }],
  ['both', { first: 'b', second: 'a', third: 'c' }],
  ['unescaped', { name: '<b>' }],
  ['path', { user: { name: 'Anna' } }],
  ['mixed', { name: 'Anna', date: new Date('2026-03-04T12:00:00Z') }],
  ['other:only', {}],
])('the message of %s with %j is that of i18next, and so is the second', (key, options) => {
  const i18n = create();
  const expected: string = i18n.getFixedT('en', ['shop', 'other'])(key, options);
  const { t } = translationOf(i18n, ['shop', 'other']);
  expect([t(key, options), t(key, options)]).toEqual([expected, expected]);
});

test('without options, placeholders stay', () => {
  const i18n = create();
  expect(translationOf(i18n, 'shop').t('save')).toBe(i18n.getFixedT('en', 'shop')('save'));
});

test('messages that are added later replace their keys', () => {
  const i18n = create();
  const { t } = translationOf(i18n, 'late');
  expect(t('title')).toBe('title');
  i18n.addResourceBundle('en', 'late', { title: 'Late' });
  expect(t('title')).toBe('Late');
});

test('a translation is created once for an instance and its namespaces', () => {
  const i18n = create();
  expect(translationOf(i18n, ['shop', 'other'])).toBe(translationOf(i18n, ['shop', 'other']));
  expect(translationOf(i18n, 'shop').t('title')).toBe('Cart');
  expect(translationOf(i18n, 'other').t('title')).toBe('Other');
});

test('values of placeholders are not kept', () => {
  const { t } = translationOf(create(), 'shop');
  expect(t('save', { name: 'Anna' })).toBe('Save Anna');
  expect(t('save', { name: 'Bo' })).toBe('Save Bo');
});
