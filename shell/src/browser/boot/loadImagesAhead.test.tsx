import { loadImagesAhead } from './loadImagesAhead.ts';

const HEIGHT = 800;
const WIDTH = 400;

interface Place {
  top: number;
  left?: number;
  /** Whether `content-visibility` skips it. */
  isSkipped?: boolean;
}

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  class Requested {
    set src(address: string) {
      requested.push(address);
    }
  }
  Object.assign(window, { innerHeight: HEIGHT, innerWidth: WIDTH, Image: Requested });
});
afterEach(() => {
  document.body.replaceChildren();
  setConnection({});
});

// First, as the other tests leave a listener on the document.
test('STATE-31 with data saver, images are requested when they are seen', () => {
  setConnection({ saveData: true });
  const image = anImage('a', { top: 0 });
  loadImagesAhead();
  comesNear(image);
  expect(requested).toEqual([]);
});

test('images near the window are requested, those far away, aside or skipped are not', () => {
  anImage('near', { top: 2 * HEIGHT });
  anImage('far', { top: 3 * HEIGHT });
  anImage('aside', { top: 0, left: 2 * WIDTH });
  anImage('skipped', { top: 0, isSkipped: true });
  loadImagesAhead();
  expect(requested).toEqual(['http://localhost/near.webp']);
});

test('images are requested once, when their part of the page comes near', () => {
  const place = { top: 4 * HEIGHT, isSkipped: true };
  const image = anImage('later', place);
  anImage('other', { top: 4 * HEIGHT });
  loadImagesAhead();
  Object.assign(place, { top: 2 * HEIGHT, isSkipped: false });
  comesNear(image);
  expect(new Set(requested)).toEqual(new Set(['http://localhost/later.webp']));
  const count = requested.length;
  comesNear(image);
  expect(requested).toHaveLength(count);
  // Unchanged, as it may not be hydrated.
  expect(image.outerHTML).toBe('<img loading="lazy" src="/later.webp">');
});

function comesNear(image: Element): void {
  image.parentElement?.dispatchEvent(new Event('contentvisibilityautostatechange', { bubbles: true }));
}

/** A lazy image in its box. The place may be changed later. */
function anImage(name: string, place: Place): HTMLImageElement {
  const box = document.createElement('div');
  const image = document.createElement('img');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('src', `/${name}.webp`);
  // jsdom has no layout.
  Object.assign(box, {
    checkVisibility: () => !place.isSkipped,
    getBoundingClientRect: () => new DOMRect(place.left ?? 0, place.top, 100, 100),
  });
  box.append(image);
  document.body.append(box);
  return image;
}

function setConnection(connection: { saveData?: boolean }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
