import { linkTarget, type LinkSite } from './linkTarget.ts';

const site: LinkSite = {
  locale: 'sv',
  origins: { sv: 'https://hemvist.example', en: 'https://hemvist.example.com' },
  localePrefixes: { sv: { locale: 'sv' }, en: { locale: 'en' } },
  marketAliases: [],
  shopHosts: ['hemvist.example', 'hemvist.example.com', 'localhost:3000'],
};
const withMarket: LinkSite = {
  ...site,
  localePrefixes: { sv: { locale: 'sv', market: 'se' }, en: { locale: 'en', market: 'eu' } },
  marketAliases: ['se', 'no', 'eu'],
};

const inApp = (path: string) => ({ kind: 'inApp', path });
const document = (href: string) => ({ kind: 'document', href });

test.each([
  ['/c/krokar?sort=PRICE#top', inApp('/c/krokar?sort=PRICE#top')],
  ['https://hemvist.example/c/krokar', inApp('/c/krokar')],
  ['http://localhost:3000/c/krokar', inApp('/c/krokar')],
  ['https://hemvist.example', inApp('/')],
  ['https://hemvist.example//evil.example', inApp('/evil.example')],
  ['#reviews', inApp('#reviews')],
  ['?page=2', inApp('?page=2')],
  ['/en/c/hooks', document('https://hemvist.example.com/en/c/hooks')],
  ['https://elsewhere.example/x', document('https://elsewhere.example/x')],
  ['https://hemvist.example.evil.example/', document('https://hemvist.example.evil.example/')],
  ['//elsewhere.example', document('//elsewhere.example')],
  [String.raw`/\elsewhere.example`, document(String.raw`/\elsewhere.example`)],
  ['/\t/elsewhere.example', document('/\t/elsewhere.example')],
  ['/\n\\elsewhere.example', document('/\n\\elsewhere.example')],
  ['mailto:hej@hemvist.example', document('mailto:hej@hemvist.example')],
  ['/guide:ek', document('/guide:ek')],
  ['/http-fel', document('/http-fel')],
])('%j [MENU-13, MENU-16]', (to, expected) => {
  expect(linkTarget(to, site)).toEqual(expected);
});

test.each([
  ['/', inApp('/se')],
  ['/c/krokar?page=2', inApp('/se/c/krokar?page=2')],
  ['/se/c/krokar', inApp('/se/c/krokar')],
  ['/no/c/krokar', document('https://hemvist.example/no/c/krokar')],
  ['/en/c/hooks', document('https://hemvist.example.com/eu/en/c/hooks')],
  ['/eu/en', document('https://hemvist.example.com/eu/en')],
])('with the market in the path, %s [ROUTE-03]', (to, expected) => {
  expect(linkTarget(to, withMarket)).toEqual(expected);
});
