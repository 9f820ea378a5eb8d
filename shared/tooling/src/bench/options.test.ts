import { benchOptions } from './options.ts';

test('a run without options measures all parts in ten rounds, with a verdict', () => {
  expect(benchOptions([])).toEqual({
    parts: [],
    rounds: 10,
    only: undefined,
    hasVerdict: true,
    products: [1_000, 10_000, 100_000],
    beside: undefined,
  });
});

test.each([
  [['--quick'], 3, false],
  [['--rounds', '9'], 9, false],
  [['--rounds', '20'], 20, true],
  [['--quick', '--rounds', '20'], 20, false],
])('%j measures %i rounds and gives a verdict: %s', (args, rounds, hasVerdict) => {
  expect(benchOptions(args)).toMatchObject({ rounds, hasVerdict });
});

test('another shop has the front page at / and the pages, processes and controls that are given', () => {
  const options = benchOptions([
    'server',
    '--beside=http://localhost:4000/en?x=1',
    '--beside-pages=list=/c?page=1,product=/p/1',
    '--beside-pid=12,13',
    '--beside-cookie=sid=1',
    '--beside-tap=add=button:Add: to cart',
  ]);

  expect(options.parts).toEqual(['server']);
  expect(options.beside).toEqual({
    origin: 'http://localhost:4000',
    pages: { front: '/', list: '/c?page=1', product: '/p/1' },
    pids: [12, 13],
    cookie: 'sid=1',
    taps: new Map([['add', { role: 'button', name: 'Add: to cart' }]]),
  });
});

test.each([
  [['--rounds', '0'], 'Invalid --rounds "0"'],
  [['--products', 'many'], 'Invalid --products "many"'],
  [['--beside', 'http://a', '--beside-pages', 'lists=/x'], 'Invalid --beside-pages "lists=/x"'],
  [['--beside', 'http://a', '--beside-pages', 'list=x'], 'Invalid --beside-pages "list=x"'],
  [['--beside', 'http://a', '--beside-tap', 'add'], 'Invalid --beside-tap "add"'],
  [['--beside-pid', '12'], '--beside-pid needs --beside'],
  [['--beside-tap', 'add=button:Add'], '--beside-tap needs --beside'],
  [['--report'], "Unknown option '--report'"],
])('%j is refused', (args, message) => {
  expect(() => benchOptions(args)).toThrow(message);
});
