import { lockScroll } from './scrollLock.ts';

const root = document.documentElement;

test('the page cannot scroll until the last lock is released, and has a padding for the removed scrollbar', () => {
  jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);

  const releaseFirst = lockScroll();
  const releaseSecond = lockScroll();
  expect(root).toHaveAttribute('data-scroll-locks', '2');
  expect(document.body).toHaveStyle({ paddingInlineEnd: '15px' });

  releaseFirst();
  expect(root).toHaveAttribute('data-scroll-locks', '1');
  releaseSecond();

  expect(root).not.toHaveAttribute('data-scroll-locks');
  expect(document.body.style.paddingInlineEnd).toBe('');
});
