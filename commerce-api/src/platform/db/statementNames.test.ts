import { StatementNames } from './statementNames.ts';

test('a statement gets its own name from its third use on', () => {
  const names = new StatementNames();
  const name = (text: string) => [1, 2, 3, 4].map(() => names.nameOf(text));

  expect(name('select 1 = $1')).toEqual([undefined, undefined, 'statement_1', 'statement_1']);
  expect(name('select 2 = $1')).toEqual([undefined, undefined, 'statement_2', 'statement_2']);
});

test.each([
  'select * from "price_list" where "id" = $1',
  'insert into cart (id) values ($1) returning *',
  'select p.* from product p where p.id = $1',
])('%s has no name, since its columns may change', (text) => {
  const names = new StatementNames();

  expect([1, 2, 3, 4].map(() => names.nameOf(text))).toEqual([undefined, undefined, undefined, undefined]);
});

test('at most two hundred statements have a name, and they keep it', () => {
  const names = new StatementNames();
  const all = Array.from({ length: 201 }, (_, at) => `select ${at} = $1`);
  for (const text of [...all, ...all, ...all]) names.nameOf(text);

  expect(names.nameOf(all[199] ?? '')).toBe('statement_200');
  expect(names.nameOf(all[200] ?? '')).toBeUndefined();
});
