import { previewChoiceFrom } from './previewChoiceFrom.ts';

test.each<[query: string, choice: object | null]>([
  [
    'family=Frontpage&areaName=The front page area',
    { family: 'Frontpage', areaName: 'The front page area', preview: true },
  ],
  ['alias=garanti', { alias: 'garanti', preview: true }],
  ['alias=garanti&family=Frontpage&areaName=x', { alias: 'garanti', preview: true }],
  ['family=Frontpage', null],
  ['areaName=x', null],
  ['alias=%20', null],
  [`alias=${'x'.repeat(200)}`, { alias: 'x'.repeat(200), preview: true }],
  [`alias=${'x'.repeat(201)}`, null],
  ['', null],
])('the query "%.60s" returns %j', (query, choice) => {
  expect(previewChoiceFrom(new URLSearchParams(query))).toEqual(choice);
});
