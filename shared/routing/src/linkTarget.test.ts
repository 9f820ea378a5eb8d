import { linkTarget } from './linkTarget.ts';

const site = { locale: 'sv', origins: { sv: 'https://hemvist.example', en: 'https://hemvist.example.com' } } as const;

test.each([
  ['/c/krokar?sort=PRICE#top', { kind: 'inApp', path: '/c/krokar?sort=PRICE#top' }],
  ['https://hemvist.example/c/krokar', { kind: 'inApp', path: '/c/krokar' }],
  ['https://hemvist.example', { kind: 'inApp', path: '/' }],
  ['/en/c/hooks', { kind: 'document', href: 'https://hemvist.example.com/en/c/hooks' }],
  ['https://elsewhere.example/x', { kind: 'document', href: 'https://elsewhere.example/x' }],
  ['https://hemvist.example.evil.example/', { kind: 'document', href: 'https://hemvist.example.evil.example/' }],
  ['//elsewhere.example', { kind: 'document', href: '//elsewhere.example' }],
  ['mailto:hej@hemvist.example', { kind: 'document', href: 'mailto:hej@hemvist.example' }],
])('MENU-13 MENU-16 %s', (to, expected) => {
  expect(linkTarget(to, site)).toEqual(expected);
});
