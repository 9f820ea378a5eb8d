import type { LanguageCode } from '../../markets/channels.ts';
import type { Scenario } from '../../model/payments.ts';

interface SandboxTexts {
  title: string;
  /** The page must not be taken for a real one. */
  note: string;
  amount: string;
  outcome: string;
  scenarios: Record<Scenario, string>;
  contact: string;
  fields: Record<'email' | 'firstName' | 'lastName' | 'addressLine1' | 'zip' | 'city', string>;
  /** The page that leads to the app, as Swish has it. */
  swish: { title: string; note: string; open: string; scan: string; code: string };
  pay: string;
  cancel: string;
  stepUp: { title: string; text: string; confirm: string; refuse: string };
  done: { title: string; text: string };
}

export const SANDBOX_TEXTS: Record<LanguageCode, SandboxTexts> = {
  sv: {
    title: 'Testbetalning',
    note: 'Det här är en testsida. Inga pengar dras och inga kortuppgifter behövs. Välj hur betalningen ska gå.',
    amount: 'Att betala',
    outcome: 'Så ska betalningen gå',
    scenarios: {
      paid: 'Betald direkt',
      refused: 'Nekad',
      blocked: 'Nekad, kunden är spärrad',
      stepUp: 'Betald efter bekräftelse i banken',
      slow: 'Betald först efter en stund',
      answerLost: 'Betald, men svaret om dragningen kommer bort',
      captureRefused: 'Betald, men pengarna kan inte dras',
      webhookTwice: 'Betald, beskedet kommer två gånger',
      webhookFirst: 'Betald, beskedet kommer före dig',
      never: 'Inget besked kommer',
    },
    contact: 'Dina uppgifter',
    fields: {
      email: 'E-post',
      firstName: 'Förnamn',
      lastName: 'Efternamn',
      addressLine1: 'Adress',
      zip: 'Postnummer',
      city: 'Ort',
    },
    swish: {
      title: 'Testbetalning med Swish',
      note: 'Det här är en testsida. Inga pengar dras och ingen Swish-app behövs.',
      open: 'Öppna Swish på den här enheten',
      scan: 'Eller skanna koden med mobilen. Den här sidan går vidare när du har betalat.',
      code: 'QR-kod till betalningen',
    },
    pay: 'Slutför betalningen',
    cancel: 'Avbryt betalningen',
    stepUp: {
      title: 'Bekräfta betalningen',
      text: 'Så här kan det se ut när banken vill veta att det är du.',
      confirm: 'Bekräfta',
      refuse: 'Neka',
    },
    done: { title: 'Betalningen är avslutad', text: 'Gå tillbaka till butiken för att se din beställning.' },
  },
  en: {
    title: 'Test payment',
    note: 'This is a test page. No money is taken and no card details are needed. Choose how the payment goes.',
    amount: 'To pay',
    outcome: 'Outcome of the payment',
    scenarios: {
      paid: 'Paid at once',
      refused: 'Refused',
      blocked: 'Refused, the customer is blocked',
      stepUp: 'Paid after a confirmation in the bank',
      slow: 'Paid after a while',
      answerLost: 'Paid, but the reply to the capture is lost',
      captureRefused: 'Paid, but the money cannot be captured',
      webhookTwice: 'Paid, the notice comes twice',
      webhookFirst: 'Paid, the notice comes before you',
      never: 'No notice ever comes',
    },
    contact: 'Your details',
    fields: {
      email: 'Email',
      firstName: 'First name',
      lastName: 'Last name',
      addressLine1: 'Address',
      zip: 'Postal code',
      city: 'City',
    },
    swish: {
      title: 'Test payment with Swish',
      note: 'This is a test page. No money is taken and no Swish app is needed.',
      open: 'Open Swish on this device',
      scan: 'Or scan the code with your phone. This page continues once you have paid.',
      code: 'QR code of the payment',
    },
    pay: 'Complete the payment',
    cancel: 'Cancel the payment',
    stepUp: {
      title: 'Confirm the payment',
      text: 'This is how a bank may check that it is you.',
      confirm: 'Confirm',
      refuse: 'Refuse',
    },
    done: { title: 'The payment has ended', text: 'Go back to the shop to see your order.' },
  },
};
