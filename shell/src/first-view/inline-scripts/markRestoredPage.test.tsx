import { markRestoredPage } from './markRestoredPage.ts';

/** jsdom has none. */
class NavigationTiming {
  type: string;

  constructor(type: string) {
    this.type = type;
  }
}

const root = document.documentElement;

beforeEach(() => root.removeAttribute('data-laid-out'));

test.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
])('a document of a navigation of type %s is marked: %s [ROUTE-52]', (type, isMarked) => {
  visit([new NavigationTiming(type)]);
  expect(root.hasAttribute('data-laid-out')).toBe(isMarked);
});

test('a browser without these entries marks nothing', () => {
  visit([]);
  expect(root.hasAttribute('data-laid-out')).toBe(false);
});

function visit(entries: NavigationTiming[]): void {
  Object.assign(window, { PerformanceNavigationTiming: NavigationTiming });
  Object.assign(performance, { getEntriesByType: () => entries });
  markRestoredPage();
}
