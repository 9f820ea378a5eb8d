import { trackingScripts, type TrackingSettings } from './trackingScripts.ts';

const COMPLETE = {
  TAG_MANAGER_ID: 'GTM-1',
  TAG_MANAGER_SCRIPT_URL: 'https://tags.example/gtm.js',
  RECOMMENDATION_ACTIVE: true,
  RECOMMENDATION_ACCOUNT: 'shop-1',
  RECOMMENDATION_SCRIPT_URL: 'https://recommend.example/include',
};

test('services with a complete configuration are on', () => {
  expect(trackingScripts(COMPLETE)).toEqual({
    tagManager: 'https://tags.example/gtm.js',
    recommendation: 'https://recommend.example/include',
  });
});

test.each<[missing: string, settings: TrackingSettings, left: string[]]>([
  ['container of the tag manager', { ...COMPLETE, TAG_MANAGER_ID: undefined }, ['recommendation']],
  ['script of the tag manager', { ...COMPLETE, TAG_MANAGER_SCRIPT_URL: undefined }, ['recommendation']],
  ['switch of the recommendations', { ...COMPLETE, RECOMMENDATION_ACTIVE: false }, ['tagManager']],
  ['account of the recommendations', { ...COMPLETE, RECOMMENDATION_ACCOUNT: undefined }, ['tagManager']],
  ['script of the recommendations', { ...COMPLETE, RECOMMENDATION_SCRIPT_URL: undefined }, ['tagManager']],
  ['everything', { RECOMMENDATION_ACTIVE: false }, []],
])('without the %s, the service is off', (_missing, settings, left) => {
  expect(Object.keys(trackingScripts(settings))).toEqual(left);
});
