import { loadImagesAhead } from './loadImagesAhead.ts';

const HEIGHT = 800;
const WIDTH = 400;

interface Place {
  top: number;
  left?: number;
  /** Whether `content-visibility` skips it. */
  isSkipped?: boolean;
}

beforeEach(() => Object.assign(window, { innerHeight: HEIGHT, innerWidth: WIDTH }));
afterEach(() => {
  document.body.replaceChildren();
  setConnection({});
});

// First, as the other tests leave a listener on the document.
test('STATE-31 with data saver, images are requested when they are seen', () => {
  setConnection({ saveData: true });
  const image = anImage({ top: 0 });
  loadImagesAhead();
  image.parentElement?.dispatchEvent(new Event('contentvisibilityautostatechange', { bubbles: true }));
  expect(image.loading).toBe('lazy');
});

test('images near the window are requested, those far away, aside or skipped stay lazy', () => {
  const images = [
    anImage({ top: 2 * HEIGHT }),
    anImage({ top: 3 * HEIGHT }),
    anImage({ top: 0, left: 2 * WIDTH }),
    anImage({ top: 0, isSkipped: true }),
  ];
  loadImagesAhead();
  expect(images.map(({ loading }) => loading)).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
});

test('images are requested when their part of the page comes near', () => {
  const place = { top: 4 * HEIGHT, isSkipped: true };
  const image = anImage(place);
  const other = anImage({ top: 4 * HEIGHT });
  loadImagesAhead();
  Object.assign(place, { top: 2 * HEIGHT, isSkipped: false });
  image.parentElement?.dispatchEvent(new Event('contentvisibilityautostatechange', { bubbles: true }));
  expect([image.loading, other.loading]).toEqual(['eager', 'lazy']);
});

/** A lazy image in its box. The place may be changed later. */
function anImage(place: Place): HTMLImageElement {
  const box = document.createElement('div');
  const image = document.createElement('img');
  image.setAttribute('loading', 'lazy');
  // jsdom has neither layout nor this property.
  image.loading = 'lazy';
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
