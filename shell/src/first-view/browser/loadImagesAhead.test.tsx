import { loadImagesAhead } from './loadImagesAhead.ts';

const requested: string[] = [];
const observed = new Set<Element>();
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
let margin: string | undefined;

beforeEach(() => {
  requested.length = 0;
  observed.clear();
  class Requested {
    set src(address: string) {
      requested.push(address);
    }
  }
  class Observer {
    observe = (target: Element) => observed.add(target);
    unobserve = (target: Element) => observed.delete(target);
    constructor(callback: typeof report, options: { rootMargin: string }) {
      report = callback;
      margin = options.rootMargin;
    }
  }
  Object.assign(window, { Image: Requested, IntersectionObserver: Observer });
});
afterEach(() => {
  document.body.replaceChildren();
  setConnection({});
});

// First, as the other tests leave a listener on the document.
test('with data saver, images are requested when they are seen [STATE-31]', () => {
  setConnection({ saveData: true });
  const image = anImage('a');
  loadImagesAhead();
  isRendered(image);
  expect(observed.size).toBe(0);
});

test('images within one and a half heights of the window are requested once, others are not', () => {
  const near = anImage('near');
  const far = anImage('far');
  loadImagesAhead();
  expect(margin).toBe('150% 0px');

  report([
    { target: boxOf(near), isIntersecting: true },
    { target: boxOf(far), isIntersecting: false },
  ]);
  expect(requested).toEqual(['http://localhost/near.webp']);
  isRendered(near);
  expect([...observed]).toEqual([boxOf(far)]);
  // Unchanged, as it may not be hydrated.
  expect(near.outerHTML).toBe('<img loading="lazy" src="/near.webp">');
});

test('an image that the window does not show at this width is not requested', () => {
  const hidden = anImage('hidden');
  hidden.style.display = 'none';
  loadImagesAhead();

  report([{ target: boxOf(hidden), isIntersecting: true }]);
  expect(requested).toEqual([]);
});

test('images of a page that is opened later are requested when their part of it is rendered', () => {
  loadImagesAhead();
  const later = anImage('later');
  expect(observed.size).toBe(0);

  isRendered(later);
  expect([...observed]).toEqual([boxOf(later)]);
  report([{ target: boxOf(later), isIntersecting: true }]);
  expect(requested).toEqual(['http://localhost/later.webp']);
});

function boxOf(image: Element): Element {
  return image.parentElement ?? document.body;
}

function isRendered(image: Element): void {
  boxOf(image).dispatchEvent(new Event('contentvisibilityautostatechange', { bubbles: true }));
}

/** A lazy image in its box. */
function anImage(name: string): HTMLImageElement {
  const box = document.createElement('div');
  const image = document.createElement('img');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('src', `/${name}.webp`);
  box.append(image);
  document.body.append(box);
  return image;
}

function setConnection(connection: { saveData?: boolean }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
