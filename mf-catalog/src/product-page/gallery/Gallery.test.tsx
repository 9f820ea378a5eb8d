import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderProduct } from '../../testing/renderProduct.tsx';

const scrollTo = jest.fn();
const first = () => screen.getByRole('link', { name: 'Krok av ek på vägg Förstora bilden' });
const second = () => screen.getByRole('link', { name: 'Trävind Krok Ek, bild 2 Förstora bilden' });
const thumb = (at: number) => screen.getByRole('button', { name: `Visa bild ${at} av 2` });

beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
});

test('clicking a thumbnail scrolls to its image', async () => {
  const { user } = await renderProduct();
  expect(thumb(1)).toHaveAttribute('aria-current', 'true');

  await user.click(thumb(2));

  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(thumb(2)).toHaveAttribute('aria-current', 'true');
});

test('arrow keys, Home and End move between the images', async () => {
  const { user } = await renderProduct();
  first().focus();

  await user.keyboard('{ArrowRight}');
  expect(second()).toHaveFocus();
  expect(thumb(2)).toHaveAttribute('aria-current', 'true');

  await user.keyboard('{ArrowRight}{Home}');
  expect(first()).toHaveFocus();

  await user.keyboard('{End}');
  expect(second()).toHaveFocus();
});

test('without JavaScript an image links to its largest file', async () => {
  await renderProduct();

  expect(second()).toHaveAttribute('href', '/images/product/1600f2000/krok-ek-2.webp');
});

test('an image opens in a modal with keyboard navigation, which restores the focus when it closes', async () => {
  const { user } = await renderProduct();

  await user.click(second());
  const modal = within(await screen.findByRole('dialog', { name: 'Trävind Krok Ek' }));
  expect(modal.getByRole('status')).toHaveTextContent('Bild 2 av 2');
  const large = modal.getByRole('img', { name: 'Trävind Krok Ek, bild 2' });
  expect(large.getAttribute('srcset')).toBe(
    [600, 800, 1200, 1600]
      .map((width) => `/images/product/${width}f${width * 1.25}/krok-ek-2.webp ${width}w`)
      .join(', '),
  );

  await user.keyboard('{ArrowLeft}');
  expect(modal.getByRole('status')).toHaveTextContent('Bild 1 av 2');
  expect(modal.getByRole('img', { name: 'Krok av ek på vägg' })).toBeVisible();

  await user.click(modal.getByRole('button', { name: 'Nästa bild' }));
  expect(modal.getByRole('status')).toHaveTextContent('Bild 2 av 2');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(second()).toHaveFocus();
});

test('a click with a modifier key is handled by the browser', async () => {
  const { user } = await renderProduct();
  const leftToBrowser = jest.fn((event: Event) => {
    const wasPrevented = event.defaultPrevented;
    event.preventDefault();
    return wasPrevented;
  });
  document.addEventListener('click', leftToBrowser);

  await user.keyboard('{Control>}');
  await user.click(first());
  document.removeEventListener('click', leftToBrowser);

  expect(leftToBrowser).toHaveReturnedWith(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a product with one image has no thumbnails and no position', async () => {
  const { user } = await renderProduct({ product: { productImages: [{ fileName: 'krok.webp', tags: null }] } });
  expect(screen.queryByRole('button', { name: /Visa bild/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Trävind Krok Ek Förstora bilden' }));

  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByRole('status')).toBeEmptyDOMElement();
  expect(modal.queryByRole('button', { name: 'Nästa bild' })).not.toBeInTheDocument();
});

test('the large image offers the files for sharp screens, a thumbnail does not', async () => {
  await renderProduct();

  expect(screen.getByRole('img', { name: 'Krok av ek på vägg' }).getAttribute('srcset')).toContain('1600w');
  expect(thumb(1).querySelector('img')?.getAttribute('srcset')).not.toContain('1200w');
});

describe('zoom', () => {
  async function openModal() {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
    // jsdom has no pointer capture.
    Element.prototype.setPointerCapture = jest.fn();
    const { user } = await renderProduct();
    await user.click(first());
    const modal = within(await screen.findByRole('dialog'));
    const button = (name: string) => modal.getByRole('button', { name });
    return {
      user,
      status: () => modal.getByRole('status').textContent,
      stage: () => modal.getByRole('group', { name: /svep/ }),
      image: () => modal.getByRole('img'),
      zoomIn: () => button('Zooma in'),
      zoomOut: () => button('Zooma ut'),
      next: () => button('Nästa bild'),
    };
  }

  afterEach(() => jest.restoreAllMocks());

  test('the buttons zoom to two and three times, load the files for it, and announce it', async () => {
    const { user, status, image, zoomIn, zoomOut } = await openModal();
    expect(status()).toBe('Bild 1 av 2');
    expect(zoomOut()).toHaveAttribute('aria-disabled', 'true');

    await user.click(zoomIn());
    expect(status()).toBe('Bild 1 av 2 Zoom 200\u00A0%');
    expect(image()).toHaveAttribute('sizes', '(min-aspect-ratio: 4/5) 160vh, 200vw');

    await user.click(zoomIn());
    expect(status()).toBe('Bild 1 av 2 Zoom 300\u00A0%');
    expect(zoomIn()).toHaveAttribute('aria-disabled', 'true');

    await user.click(zoomOut());
    await user.click(zoomOut());
    expect(status()).toBe('Bild 1 av 2');
    expect(image()).toHaveAttribute('sizes', '(min-aspect-ratio: 4/5) 80vh, 100vw');
  });

  test('the keys +, − and 0 zoom, and arrows move a zoomed image instead of changing it', async () => {
    const { user, status, image } = await openModal();

    await user.keyboard('+{ArrowRight}');
    expect(status()).toBe('Bild 1 av 2 Zoom 200\u00A0%');
    expect(image()).toHaveStyle({ '--zoom-x': '-80px' });

    await user.keyboard('{+}-');
    expect(status()).toBe('Bild 1 av 2 Zoom 200\u00A0%');

    await user.keyboard('0{ArrowRight}');
    expect(status()).toBe('Bild 2 av 2');
  });

  test('a click zooms in, and after three times back to the whole image', async () => {
    const { user, status, stage } = await openModal();

    await user.click(stage());
    expect(status()).toContain('200');
    await user.click(stage());
    expect(status()).toContain('300');
    await user.click(stage());
    expect(status()).toBe('Bild 1 av 2');
  });

  /** Sets the time of the next pointer that is lifted: on a busy machine two taps are far apart. */
  function endsAt(ms: number): void {
    const setTime = (event: Event) => Object.defineProperty(event, 'timeStamp', { value: ms });
    window.addEventListener('pointerup', setTime, { capture: true, once: true });
  }

  test('a single tap does not zoom, a double tap does', async () => {
    const { user, status, stage } = await openModal();

    endsAt(1_000);
    await user.pointer({ keys: '[TouchA]', target: stage() });
    expect(status()).toBe('Bild 1 av 2');

    endsAt(1_200);
    await user.pointer({ keys: '[TouchA]', target: stage() });
    expect(status()).toContain('200');
  });

  test('the wheel zooms, and dragging moves the zoomed image up to its edge', async () => {
    const { user, status, stage, image } = await openModal();

    fireEvent.wheel(stage(), { deltaY: -1000 });
    expect(status()).toContain('300');

    await user.pointer([
      { keys: '[MouseLeft>]', target: stage(), coords: { clientX: 0, clientY: 0 } },
      { target: stage(), coords: { clientX: 60, clientY: 900 } },
      { keys: '[/MouseLeft]', target: stage() },
    ]);
    expect(image()).toHaveStyle({ '--zoom-x': '60px', '--zoom-y': '500px' });
    expect(status()).toContain('300');
  });

  test('two fingers that move apart zoom, and together end the zoom', async () => {
    const { status, stage } = await openModal();
    const fingers = (apart: number) => ({
      touches: [-apart, apart].map((x) => ({ clientX: x, clientY: 0 })),
    });

    fireEvent.touchMove(stage(), fingers(50));
    fireEvent.touchMove(stage(), fingers(100));
    fireEvent.touchEnd(stage(), { touches: [] });
    expect(status()).toContain('200');

    fireEvent.touchMove(stage(), fingers(100));
    fireEvent.touchMove(stage(), fingers(52));
    fireEvent.touchEnd(stage(), { touches: [] });
    expect(status()).toBe('Bild 1 av 2');
  });

  test('the next image starts without zoom', async () => {
    const { user, status, zoomIn, next } = await openModal();
    await user.click(zoomIn());

    await user.click(next());

    expect(status()).toBe('Bild 2 av 2');
  });
});
