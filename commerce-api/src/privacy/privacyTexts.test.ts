import { seedMarkets } from '../../test/seedMarkets.ts';
import { configFrom } from '../platform/config/config.ts';
import { privacyTexts } from './privacyTexts.ts';

const SWEDEN = { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' };

const textsWith = (env: Record<string, string>, ids = SWEDEN) =>
  privacyTexts(seedMarkets().viewOf(ids), configFrom(env));

test('the controller is the seller, with the contact details of the channel', () => {
  expect(textsWith({ SHOP_NAME: 'Ek & "Hem" <AB>' }).privacyController()).toBe(
    '<p><strong>Ek &#38; &#34;Hem&#34; &#60;AB&#62;</strong><br />Organisationsnummer 556000-0000<br />Storgatan 1 &#38; 3, 111 22 Stockholm<br />+46 8-12 34<br /><a href="mailto:fragor@ekhem.example">fragor@ekhem.example</a></p>',
  );
});

test('the seller has the numbers and the contact details of the channel, as e-handelslagen requires', () => {
  expect(textsWith({ SHOP_NAME: 'Ekhem AB', SHOP_VAT_NUMBER: 'SE556000000001' }).seller()).toBe(
    '<p><strong>Ekhem AB</strong><br />Organisationsnummer 556000-0000<br />Momsregistreringsnummer SE556000000001<br />Storgatan 1 &#38; 3, 111 22 Stockholm<br />+46 8-12 34<br /><a href="mailto:fragor@ekhem.example">fragor@ekhem.example</a></p>',
  );
});

test('test payments are a category of shops with the payment sandbox only', () => {
  expect(textsWith({}).privacyData()).not.toContain('Betalningar på prov');
  expect(textsWith({ PAYMENT_SANDBOX: 'true' }).privacyData()).toContain('<h3>Betalningar på prov</h3>');
});

test('the security log has network addresses if the API logs them', () => {
  const logOf = (env: Record<string, string>) =>
    /<h3>Säkerhetslogg<\/h3>.*?<\/ul>/.exec(textsWith(env).privacyData())?.[0];

  expect(logOf({})).not.toContain('nätverksadress');
  expect(logOf({ LOG_CLIENT_ADDRESS: 'true' })).toContain('nätverksadress (IP-adress)');
});
