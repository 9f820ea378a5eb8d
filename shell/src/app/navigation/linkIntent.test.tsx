import { observeLinkIntent } from './linkIntent.ts';

let stop = () => {};
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.body.replaceChildren();
});

function aPage() {
  document.body.innerHTML =
    '<main><a href="/c/beslag"><span>List</span><b>new</b></a><a href="/p/krok-ek">Product</a></main>';
  const followed: string[] = [];
  stop = observeLinkIntent(({ pathname }) => followed.push(pathname));
  const find = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`The page has no ${selector}.`);
    return element;
  };
  const [list, text, badge, product] = [find('a'), find('span'), find('b'), find('a + a')];
  return { followed, list, text, badge, product };
}

/** jsdom has no pointer events. */
function pointer(type: string, target: Element, { pointerType = 'mouse', ...init }: PointerEventInit = {}): void {
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, ...init }), { pointerType }));
}

test('a pointer that stays on a link for 65 ms announces it once, also between its elements [STATE-31]', () => {
  const { followed, text, badge } = aPage();
  pointer('pointerover', text);
  jest.advanceTimersByTime(40);
  pointer('pointerout', text, { relatedTarget: badge });
  pointer('pointerover', badge, { relatedTarget: text });
  jest.advanceTimersByTime(24);
  expect(followed).toEqual([]);

  jest.advanceTimersByTime(1);
  pointer('pointerover', text, { relatedTarget: badge });
  jest.advanceTimersByTime(1_000);

  expect(followed).toEqual(['/c/beslag']);
});

test('a link that has the focus when the observation starts is announced after 65 ms [STATE-31]', () => {
  document.body.innerHTML = '<a href="/c/beslag">List</a><a href="/p/krok-ek">Product</a>';
  const followed: string[] = [];
  document.querySelector<HTMLAnchorElement>('a + a')?.focus();
  stop = observeLinkIntent(({ pathname }) => followed.push(pathname));
  jest.advanceTimersByTime(64);
  expect(followed).toEqual([]);

  jest.advanceTimersByTime(1);

  expect(followed).toEqual(['/p/krok-ek']);
});

test('a pointer that crosses links announces only the one on which it stays [STATE-31]', () => {
  const { followed, list, product } = aPage();
  pointer('pointerover', list);
  jest.advanceTimersByTime(64);
  pointer('pointerout', list, { relatedTarget: product });
  pointer('pointerover', product, { relatedTarget: list });
  jest.advanceTimersByTime(65);

  expect(followed).toEqual(['/p/krok-ek']);
});

test.each([
  ['pointerover', 'pointerout'],
  ['focusin', 'focusout'],
])('%s announces nothing if %s comes within 65 ms [STATE-31]', (enter, leave) => {
  const { followed, list } = aPage();
  pointer(enter, list);
  jest.advanceTimersByTime(64);
  pointer(leave, list, { relatedTarget: document.body });
  jest.advanceTimersByTime(1_000);
  expect(followed).toEqual([]);

  pointer(enter, list);
  jest.advanceTimersByTime(65);

  expect(followed).toEqual(['/c/beslag']);
});

test('a mouse button that goes down announces the link at once, a finger after 30 ms [STATE-31]', () => {
  const { followed, text, product } = aPage();
  pointer('pointerdown', text);
  jest.advanceTimersByTime(0);
  expect(followed).toEqual(['/c/beslag']);

  pointer('pointerdown', product, { pointerType: 'touch' });
  jest.advanceTimersByTime(29);
  expect(followed).toHaveLength(1);
  jest.advanceTimersByTime(1);

  expect(followed).toEqual(['/c/beslag', '/p/krok-ek']);
});

test('a finger that scrolls, another button and a press beside links announce nothing [STATE-31]', () => {
  const { followed, list } = aPage();
  pointer('pointerdown', list, { pointerType: 'touch' });
  pointer('pointercancel', list, { pointerType: 'touch' });
  pointer('pointerdown', list, { button: 1 });
  pointer('pointerdown', document.body);
  jest.advanceTimersByTime(1_000);

  expect(followed).toEqual([]);
});
