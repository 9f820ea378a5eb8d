import { startApi } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { onDatabase } from '../../test/onDatabase.ts';

test('only the customer can read the balance, in the currency of the market and every other with credit [ACCOUNT-18]', async () => {
  const before = await startApi();
  await authenticate(before, 'register', 'rich@example.se', 'long-enough');
  await before.end();
  await onDatabase(
    before,
    `await sql\`insert into customer_balance select id, 'EUR', 1250 from customer where email = 'rich@example.se'\`.execute(db);`,
  );
  const api = await startApi({ DATA_DIR: before.dataDir });
  const query = `query ($c: String, $m: String, $l: String) {
    getUser(channelId: $c, marketId: $m, languageId: $l) { balance balanceFormatted balances { currency amount amountFormatted } }
  }`;
  const balance = async (email: string, ids: object) => {
    const { token } = await authenticate(
      api,
      'login',
      email,
      email.startsWith('demo') ? 'hemvist-demo' : 'long-enough',
    );
    return (await api.runOperation(query, ids, { authorization: `Bearer ${token}` })).data['getUser'];
  };
  const english = { c: '3|com', m: 'eu', l: 'en-US' };

  const results = [
    await balance('rich@example.se', english),
    await balance('rich@example.se', {}),
    await balance('demo@hemvist.example', english),
  ];
  const visitor = await api.runOperation(query);
  await api.stop();

  const credit = { currency: 'EUR', amount: 12.5 };
  expect(results).toEqual([
    { balance: 12.5, balanceFormatted: '€12.50', balances: [{ ...credit, amountFormatted: '€12.50' }] },
    {
      balance: 0,
      balanceFormatted: '0\u00a0kr',
      balances: [
        { currency: 'SEK', amount: 0, amountFormatted: '0\u00a0kr' },
        { ...credit, amountFormatted: '12,50\u00a0€' },
      ],
    },
    { balance: 0, balanceFormatted: '€0', balances: [{ currency: 'EUR', amount: 0, amountFormatted: '€0' }] },
  ]);
  expect(visitor.code).toBe('UNAUTHENTICATED');
});
