import { Replacements } from './replacements.ts';

/** Workers 1 to 3 serve; started ones get the next numbers. */
function aShop({ hasRoom = true } = {}) {
  const log: string[] = [];
  let last = 3;
  const replacements = new Replacements({
    start: () => {
      last += 1;
      log.push(`start ${last}`);
      return last;
    },
    stop: (worker) => log.push(`stop ${worker}`),
    hasRoom: () => hasRoom,
  });
  return { replacements, log };
}

test('a worker ends when the one that replaces it serves, and the next is replaced when it has ended', () => {
  const { replacements, log } = aShop();
  for (const worker of [2, 1, 3]) replacements.add(worker);
  expect(log).toEqual(['start 4']);

  replacements.listens(4);
  expect(log).toEqual(['start 4', 'stop 2']);
  expect(replacements.ended(2)).toBe(true);
  expect(log).toEqual(['start 4', 'stop 2', 'start 5']);

  replacements.listens(5);
  expect(replacements.ended(1)).toBe(true);
  replacements.listens(6);
  expect(replacements.ended(3)).toBe(true);
  expect(log.slice(3)).toEqual(['stop 1', 'start 6', 'stop 3']);
});

test('a worker that is requested twice is replaced once', () => {
  const { replacements, log } = aShop();
  for (const worker of [1, 1]) replacements.add(worker);
  replacements.listens(4);
  replacements.add(1);
  replacements.ended(1);

  expect(log).toEqual(['start 4', 'stop 1']);
});

test('a worker that ends before it can replace another one is not missed, and the old one is tried again later', () => {
  const { replacements, log } = aShop();
  replacements.add(1);

  expect(replacements.ended(4)).toBe(true);
  expect(log).toEqual(['start 4']);
  replacements.advance();
  expect(log).toEqual(['start 4', 'start 5']);
  replacements.listens(5);
  expect(log.at(-1)).toBe('stop 1');
});

test('a worker that ends before it is replaced has the new one in its place', () => {
  const { replacements, log } = aShop();
  replacements.add(1);
  replacements.add(2);

  expect(replacements.ended(1)).toBe(true);
  expect(log).toEqual(['start 4', 'start 5']);
});

test('a worker that waits for its replacement and ends is started again like any other', () => {
  const { replacements, log } = aShop();
  replacements.add(1);
  replacements.add(2);

  expect(replacements.ended(2)).toBe(false);
  expect(replacements.ended(3)).toBe(false);
  replacements.listens(4);
  replacements.ended(1);
  expect(log).toEqual(['start 4', 'stop 1']);
});

test('a worker that has replaced another one and ends before that one is started again', () => {
  const { replacements } = aShop();
  replacements.add(1);
  replacements.listens(4);

  expect(replacements.ended(4)).toBe(false);
  expect(replacements.ended(1)).toBe(true);
});

test('a worker is replaced without a known cause once a minute: the next one may be the same as soon', () => {
  const { replacements, log } = aShop();

  expect(replacements.addUnknown(1, 0)).toBe(true);
  expect(replacements.addUnknown(2, 59_999)).toBe(false);
  replacements.listens(4);
  replacements.ended(1);
  expect(replacements.addUnknown(2, 60_000)).toBe(true);

  expect(log).toEqual(['start 4', 'stop 1', 'start 5']);
});

describe('without memory for a further worker', () => {
  test('a worker ends before the next one starts, and the next is replaced when that one serves', () => {
    const { replacements, log } = aShop({ hasRoom: false });
    for (const worker of [1, 2]) replacements.add(worker);
    expect(log).toEqual(['stop 1']);
    expect(replacements.isStopped(1)).toBe(true);

    expect(replacements.ended(1)).toBe(true);
    expect(log).toEqual(['stop 1', 'start 4']);
    replacements.advance();
    expect(log).toEqual(['stop 1', 'start 4']);

    replacements.listens(4);
    expect(log).toEqual(['stop 1', 'start 4', 'stop 2']);
  });

  test('a worker that takes the place of another one and ends is started again, and the next is replaced when it serves', () => {
    const { replacements, log } = aShop({ hasRoom: false });
    for (const worker of [1, 2]) replacements.add(worker);
    replacements.ended(1);

    expect(replacements.ended(4)).toBe(false);
    expect(log).toEqual(['stop 1', 'start 4']);
    replacements.listens(5);
    expect(log).toEqual(['stop 1', 'start 4', 'stop 2']);
  });
});
