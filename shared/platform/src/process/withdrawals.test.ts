import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Withdrawals } from './withdrawals.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'withdrawals-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a release that ends several processes at once is reported once, and stays withdrawn', async () => {
  const [log, webhook, count] = [{ error: jest.fn() }, { send: jest.fn(async () => undefined) }, { inc: jest.fn() }];
  const announce = jest.fn();
  const withdrawals = new Withdrawals({ folder, hostRelease: '2.0.0-s', log, webhook, count, announce });
  const faulty = { remote: 'mf-search', entry: { release: 'b', url: 'http://localhost:3002/b/' } };
  expect(await withdrawals.isWithdrawn(faulty)).toBe(false);

  await Promise.all([1, 2].map(async () => withdrawals.withdraw(faulty, 'It halted a process of the shop.', ['at x'])));

  expect(await withdrawals.isWithdrawn(faulty)).toBe(true);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(announce.mock.calls).toEqual([[faulty, 'It halted a process of the shop.']]);
  expect(count.inc.mock.calls).toEqual([[{ remote: 'mf-search' }]]);
  expect(webhook.send.mock.calls).toEqual([
    [
      {
        event: 'release withdrawn',
        remote: 'mf-search',
        release: 'b',
        reason: 'It halted a process of the shop.',
        stacks: ['at x'],
      },
    ],
  ]);
});

test('a candidate that was tried and never live has an entry, and is withdrawn', async () => {
  const [log, webhook, count] = [{ error: jest.fn() }, { send: jest.fn(async () => undefined) }, { inc: jest.fn() }];
  const withdrawals = new Withdrawals({ folder, hostRelease: '2.0.0-s', log, webhook, count });
  const entry = { release: 'c', url: 'http://localhost:3002/c/' };
  withdrawals.noteTried('mf-search', entry);

  expect(await withdrawals.entryOf('mf-search', 'c')).toEqual(entry);
  expect(await withdrawals.entryOf('mf-catalog', 'c')).toBeUndefined();
  await withdrawals.withdraw({ remote: 'mf-search', entry }, 'Page failed.');

  expect(await withdrawals.isWithdrawn({ remote: 'mf-search', entry })).toBe(true);
  expect(log.error.mock.calls).toEqual([[expect.objectContaining({ release: 'c' }), 'release withdrawn']]);
});
