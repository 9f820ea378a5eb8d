import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { marketGroups } from './marketGroups.ts';

test('markets are listed by group, Scandinavia first, each group in the channel’s order', () => {
  const groups = groupsOf([
    aMarket('int', ['sv', 'en'], { groupKey: 'default' }),
    aMarket('fi', ['sv'], { groupKey: 'eu' }),
    aMarket('se', ['sv']),
    aMarket('no', ['sv']),
  ]);

  expect(groups).toEqual([
    ['scandinavia', 'se', 'no'],
    ['eu', 'fi'],
    ['default', 'int'],
  ]);
});

test('a market of an unknown group is in the last group', () => {
  const groups = groupsOf([aMarket('jp', [], { groupKey: 'asia' }), aMarket('int', ['sv', 'en'], { groupKey: '' })]);

  expect(groups).toEqual([['default', 'jp', 'int']]);
});

test('markets without an alias, and later ones with the same alias, are left out', () => {
  const groups = groupsOf([aMarket('se', ['sv']), aMarket('se', ['sv'], { groupKey: 'eu' }), aMarket('', ['sv'])]);

  expect(groups).toEqual([['scandinavia', 'se']]);
});

test('a channel without markets has no groups', () => {
  expect(groupsOf([])).toEqual([]);
});

function groupsOf(markets: Parameters<typeof aChannel>[1]) {
  return marketGroups(aChannel('se', markets), 'sv').map(({ key, markets: groupMarkets }) => [
    key,
    ...groupMarkets.map(({ alias }) => alias),
  ]);
}
