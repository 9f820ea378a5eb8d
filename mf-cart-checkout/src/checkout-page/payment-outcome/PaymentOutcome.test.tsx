import { screen, within } from '@testing-library/react';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages as en } from '../../messages/en.ts';
import { messages as sv } from '../../messages/sv.ts';
import { PaymentOutcome } from './PaymentOutcome.tsx';

const SV_MONEY = 'Din bank släpper det reserverade beloppet, oftast inom några dagar, och inget är köpt.';
const EN_MONEY = 'Your bank releases the reserved amount, usually within a few days, and nothing was bought.';

/** Renders the notice at the address to which the confirmation leads back. */
async function noticeOf(reason: string, locale: LocaleCode = 'sv') {
  const page = {
    loader: async () => null,
    meta: () => ({ title: '', pageType: '' }),
    Component: PaymentOutcome,
    ErrorBoundary: () => null,
  };
  const url = `/kassan?payment=${encodeURIComponent(reason)}`;
  await renderPage(page, { url, messages: locale === 'sv' ? sv : en, locale });
  return within(screen.getByRole('status'));
}

test.each([
  ['codeUsedUp', /^Rabattkoden är redan använd/, 'Kontrollera summan utan koden och betala igen.'],
  ['customerBlocked', 'Butiken tar inte emot den här ordern.', 'Hör av dig till oss om du undrar varför.'],
  ['limitReached', /fler ordrar eller varor härifrån/, /^Vänta en stund/],
  ['notDeliverable', /^Vi kan inte leverera till adressen/, /^Välj land och leveranssätt på nytt/],
  ['termsNotAccepted', 'Köpvillkoren var inte godkända.', 'Godkänn köpvillkoren och betala igen.'],
  ['totalChanged', 'Priset ändrades medan du betalade.', 'Kontrollera den nya summan och betala igen.'],
  ['fieldsInvalid', /^Några av dina uppgifter saknades/, /^Kontrollera namn, adress och telefon/],
  ['unavailable', /finns inte längre i butiken/, 'Se över varukorgen och försök igen.'],
  ['outOfStock', 'En vara i din varukorg är slutsåld.', 'Se över varukorgen och försök igen.'],
  ['cartChanged', /^Varukorgen ändrades/, 'Kontrollera varorna och betala igen.'],
  ['amountDiffers', /ett annat belopp/, 'Kontrollera summan och betala igen.'],
  ['creditSpent', /^Ditt saldo/, 'Kontrollera summan och betala igen.'],
])(
  'a payment without an order for "%s" says why, what happens with the money and what to do',
  async (reason, ...texts) => {
    const notice = await noticeOf(reason);

    expect(notice.getByText('Vi kunde inte lägga din order')).toBeVisible();
    expect(notice.getByText(SV_MONEY)).toBeVisible();
    for (const text of texts) expect(notice.getByText(text)).toBeVisible();
  },
);

test('goods that are ordered already are bought, and only the second amount is released', async () => {
  const notice = await noticeOf('alreadyOrdered');

  expect(notice.getByText('Varorna är redan beställda, så du betalar inte en gång till.')).toBeVisible();
  expect(notice.getByText(/beloppet som reserverades den här gången/)).toBeVisible();
  expect(notice.queryByText(SV_MONEY)).not.toBeInTheDocument();
});

test.each([
  ['refused', /^Betalningen nekades och inget har dragits/],
  ['blocked', /^Du är spärrad hos betalleverantören/],
  ['canceled', /^Du avbröt betalningen/],
  ['<script>', /^Vi fick inte betalt/],
  ['aReasonOfALaterRelease', /^Vi fick inte betalt/],
])('a payment that ended with "%s" says that no money was taken [CHECKOUT-22]', async (reason, text) => {
  const notice = await noticeOf(reason);

  expect(notice.getByText('Betalningen gick inte igenom')).toBeVisible();
  expect(notice.getByText(text)).toBeVisible();
  expect(notice.queryByText(SV_MONEY)).not.toBeInTheDocument();
});

test('in English, the notice names the reason, the money and the next step', async () => {
  const notice = await noticeOf('codeUsedUp', 'en');

  expect(notice.getByText("We couldn't place your order")).toBeVisible();
  expect(notice.getByText('The promo code has been used up or is no longer valid.')).toBeVisible();
  expect(notice.getByText(EN_MONEY)).toBeVisible();
  expect(notice.getByText('Check the total without the code and pay again.')).toBeVisible();
});
