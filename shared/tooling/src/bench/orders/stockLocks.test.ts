import { stockLocks } from './stockLocks.ts';

const RESERVE =
  'execute s7: \n\t  with locked as (\n\t    select id from sku order by id for no key update\n\t  ) update sku set';

test('the stock is held from the statement that locks it until the end of its transaction', () => {
  const log = [
    '1700000000.100:11:LOG:  duration: 0.040 ms  statement: begin',
    '1700000000.100:11:LOG:  duration: 0.040 ms  parse s7: select id from sku for no key update',
    `1700000000.101:11:LOG:  duration: 0.500 ms  ${RESERVE}`,
    '1700000000.102:12:LOG:  duration: 0.040 ms  statement: commit',
    '1700000000.104:11:LOG:  duration: 2.000 ms  execute s8: with placed as (insert into shop_order',
    `1700000000.105:12:LOG:  duration: 0.500 ms  ${RESERVE}`,
    '1700000000.107:11:LOG:  duration: 0.100 ms  statement: commit',
    '1700000000.115:12:LOG:  duration: 0.100 ms  statement: rollback',
    '',
  ].join('\n');

  expect(stockLocks(log).map(Math.round)).toEqual([6, 10]);
});
