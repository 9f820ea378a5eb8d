import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { admin } from '../../test/adminCli.ts';
import type { Api } from '../../test/api.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { operate } from '../../test/operator.ts';
import { promisedDates } from '../../test/promisedDates.ts';
import { placeOrder } from '../../test/placeOrder.ts';
import { catalogFile } from '../admin/catalogFile.ts';
import { shopWith } from '../../test/shopWith.ts';
import { withTimes } from '../../test/withTimes.ts';

const CONTACT = {
  channelId: '3|com',
  email: 'hello@shop.example',
  phone: '+46 8 123 45',
  hours: { sv: 'dygnet runt', en: 'around the clock' },
  address: 'Exempelgatan 2, 111 22 Stockholm',
  organizationNumber: '556000-0000',
};

/** Of the notice on the legal guarantee. */
const GUARANTEE = 'europa.eu/youreurope/reklamationsrätt';

let api: Api;
beforeAll(async () => {
  ({ api } = await shopWith(
    { 'contacts.json': [CONTACT] },
    { body: '', imports: {}, env: withTimes({ mailRetryMs: 20 }) },
  ));
});
afterAll(() => api.stop());

function mailsOf(orderId: string | undefined): string[] {
  const folder = join(api.dataDir, 'mail');
  // The folder is created with the first mail.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(`-order-${orderId}.eml`))
    .toSorted()
    .map((name) => join(folder, name));
}

/** The confirmation, or its repetitions. @param count of the mails that were sent */
async function confirmation(orderId: string | undefined, count = 1) {
  await expectEventually(async () => mailsOf(orderId).length, count);
  const mail = await PostalMime.parse(readFileSync(mailsOf(orderId).at(-1) ?? ''));
  return { ...mail, text: (mail.text ?? '').replaceAll(/\s+/g, ' ') };
}

interface Terms {
  /** In minor units of each currency. */
  returnFee: number;
  /** Working days. */
  days: [from: number, to: number];
  /** First day of the notice on the legal guarantee. */
  guaranteeNoticeFrom: string;
}

/** Changes the terms of all markets and carriers as an operator would. */
async function setTerms({ days, ...ofMarket }: Terms): Promise<void> {
  await admin(api, 'export', '--out', 'catalog.json');
  const { version, markets, carriers } = catalogFile.parse(
    JSON.parse(readFileSync(join(api.dataDir, 'catalog.json'), 'utf8')),
  );
  const changed = {
    version,
    markets: markets.map((market) => ({ ...market, ...ofMarket })),
    carriers: carriers.map((carrier) => ({ ...carrier, rates: carrier.rates.map((rate) => ({ ...rate, days })) })),
  };
  writeFileSync(join(api.dataDir, 'terms.json'), JSON.stringify(changed));
  const { code, err } = await admin(api, 'import', '--in', 'terms.json');
  if (code !== 0) throw new Error(err);
}

test('the mails of an order name the contact details of its channel, and those of the settings without own ones', async () => {
  const english = await placeOrder(api, { site: 'en', items: [[301, 1]] });
  const swedish = await placeOrder(api, { items: [[301, 1]] });

  const ofChannel = await confirmation(english?.orderId);
  const ofSettings = await confirmation(swedish?.orderId);

  expect(ofChannel.replyTo).toMatchObject([{ address: CONTACT.email }]);
  for (const text of [CONTACT.email, CONTACT.phone, CONTACT.address, CONTACT.organizationNumber]) {
    expect(ofChannel.text).toContain(text);
  }
  expect(ofSettings.replyTo).toMatchObject([{ address: 'hej@hemvist.example' }]);
  expect(ofSettings.text).not.toContain(CONTACT.email);
});

test('a confirmation that is written later has the return fee, the delivery time and the guarantee that were agreed', async () => {
  const before = await placeOrder(api, { items: [[301, 1]] });
  const first = await confirmation(before?.orderId);
  await setTerms({ returnFee: 9_900, days: [7, 9], guaranteeNoticeFrom: '2999-01-01' });

  const after = await placeOrder(api, { items: [[301, 1]] });
  await operate(api, 'order resend-mail', { order: before?.orderId, mail: 'confirmation' });

  const changed = (await confirmation(after?.orderId)).text;
  expect(changed).toContain('Returfrakten kostar 99 kr');
  const [datesBefore, datesAfter] = [await promisedDates(api, before), await promisedDates(api, after)];
  expect(datesAfter).not.toEqual(datesBefore);
  expect(changed).toContain(`Varor i lager levereras ${datesAfter['STOCK']}.`);
  expect(changed).not.toContain(GUARANTEE);
  expect(first.text).toContain('Returfrakten kostar 49 kr');
  expect(first.text).toContain(`Varor i lager levereras ${datesBefore['STOCK']}.`);
  expect(first.text).toContain(GUARANTEE);
  expect((await confirmation(before?.orderId, 2)).text).toBe(first.text);
});
