import type { ConfirmationTexts } from './confirmationTexts.ts';

function warrantyLines(warranties: readonly string[]): string[] {
  return warranties.length > 0 ? [`Varor i ordern med garanti från oss: ${warranties.join(' · ')}.`] : [];
}

export const swedishTexts: ConfirmationTexts = {
  subject: (orderId, shopName) => `Orderbekräftelse ${orderId} från ${shopName}`,
  preheader: (orderId, total) => `Order ${orderId} är mottagen, totalt ${total}.`,
  thanks: (firstName) => (firstName ? `Tack, ${firstName}` : 'Tack för din order'),
  received: 'Vi har tagit emot din order. Spara gärna det här mejlet, det är din orderbekräftelse.',
  orderNumber: 'Ordernummer',
  date: 'Datum',
  toOrder: 'Följ din order',
  bought: 'Det här har du köpt',
  articleNumber: (number) => `Art.nr ${number}`,
  each: (quantity, price) => `${quantity} st à ${price}`,
  regularPrice: 'Före rabatt',
  goods: 'Varor',
  promotion: (code) => (code ? `Rabattkod ${code}` : 'Rabatt'),
  shippingFee: 'Frakt',
  freeShipping: 'Fri frakt',
  paymentFee: 'Betalavgift',
  storeCredit: 'Tillgodo',
  toPay: 'Att betala',
  total: 'Totalt',
  totalExVat: 'Totalt exkl. moms',
  totalIncVat: 'Totalt inkl. moms',
  ofWhichVat: (rate) => (rate === null ? 'Varav moms' : `Varav moms ${rate.toLocaleString('sv-SE')}\u00A0%`),
  vat: (rate) => (rate === null ? 'Moms' : `Moms ${rate.toLocaleString('sv-SE')}\u00A0%`),
  exVatNote: 'Priserna på varor och frakt är exklusive moms.',
  deliveryAddress: 'Levereras till',
  billingAddress: 'Fakturaadress',
  shippingMethod: 'Fraktsätt',
  paymentMethod: 'Betalsätt',
  message: 'Ditt meddelande',
  customerOrderNumber: 'Ert ordernummer',
  goodsLabel: 'Godsmärkning',
  desiredDeliveryDate: 'Önskad leveransdag',
  delivery: ({ stockTime, supplies, dates }) => ({
    title: 'Leverans',
    paragraphs: [
      [
        dates.stock
          ? `Varor i lager levereras ${dates.stock}.`
          : stockTime && `Varor i lager levereras normalt på ${stockTime}.`,
        supplies.includes('supplier') &&
          `Varor i lager hos tillverkaren levereras ${dates.supplier ?? 'normalt på 5–8 vardagar'}.`,
        supplies.includes('madeToOrder') &&
          (dates.madeToOrder
            ? `Beställningsvaror levereras ${dates.madeToOrder}.`
            : 'Beställningsvaror skickas inom två till tre veckor.'),
        'Är något försenat hör vi av oss, och du har rätt att avbeställa.',
      ]
        .filter((sentence) => typeof sentence === 'string')
        .join(' '),
    ],
  }),
  withdrawal: ({ orderId, returnFee, finderUrl }, { email }) => ({
    title: 'Ångerrätt',
    paragraphs: [
      'Du har enligt distansavtalslagen (2005:59) rätt att ångra köpet inom 14 dagar från den dag du fick varan. ' +
        'Kommer varorna var för sig räknas tiden från den sista. Hos oss har du 30 dagar, och du behöver inte säga varför.',
      'Så gör du: öppna orderns sida med knappen högst upp i mejlet och välj ”Ångra köpet här”. Har du inte mejlet kvar ' +
        `får du en ny länk på ${finderUrl}.`,
      'Du kan också fylla i blanketten nedan eller skicka ett annat tydligt meddelande innan tiden har gått ut, till ' +
        `exempel med e-post till ${email}. Skriv ditt namn, ordernummer ${orderId} och vilka varor det gäller.`,
      `Skicka tillbaka varorna inom 14 dagar från ditt meddelande. Returfrakten kostar ${returnFee} och dras av från ` +
        'återbetalningen. Är något trasigt eller fel levererat står vi för frakten.',
      'Du får tillbaka det du har betalat senast 14 dagar efter ditt meddelande. Ångrar du hela köpet får du också tillbaka ' +
        'frakten hit, upp till vad vårt billigaste fraktsätt kostar. Vi får vänta tills varorna har kommit, eller tills du har ' +
        'visat att du har skickat dem. Har du använt en vara mer än vad som behövs för att prova den kan vi dra av för det ' +
        'värde den har tappat.',
    ],
  }),
  withdrawalForm: (orderId, { name, address, email }) => ({
    title: 'Ångerblankett',
    lines: [
      'Fyll i och skicka tillbaka blanketten bara om du vill ångra köpet.',
      `Till ${[name, address, email].filter((part) => part !== '').join(', ')}`,
      `Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal om följande varor, order ${orderId}:`,
      'Beställda den (*) / mottagna den (*):',
      'Konsumentens/konsumenternas namn:',
      'Konsumentens/konsumenternas adress:',
      'Konsumentens/konsumenternas underskrift (bara på papper):',
      'Datum:',
      '(*) Stryk det som inte gäller.',
    ],
  }),
  complaints: (warranties) => ({
    title: warranties.length > 0 ? 'Reklamation och garanti' : 'Reklamation',
    paragraphs: [
      'Är något fel på en vara har du tre års reklamationsrätt enligt konsumentköplagen (2022:260). Hör av dig så snart ' +
        'du upptäcker felet. Gör du det inom två månader är det alltid i tid.',
      ...warrantyLines(warranties),
      'Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, ' +
        'www.arn.se. Vi följer deras beslut.',
    ],
  }),
  guarantee: {
    title: 'Minst två års reklamationsrätt i hela EU',
    paragraphs: [
      'Du kan reklamera om en vara till exempel inte stämmer med beskrivningen eller inte fungerar som den ska. Vi ' +
        'ansvarar för fel som fanns när du fick varan. Då erbjuder vi gratis reparation eller en ny vara, och i vissa ' +
        'fall prisavdrag eller alla pengar tillbaka.',
      'Hör av dig så snart du kan och visa att du har köpt varan, till exempel med det här mejlet. Garantier gäller ' +
        'vid sidan av reklamationsrätten. Läs mer: europa.eu/youreurope/reklamationsrätt',
    ],
    imageAlt: 'EU:s information om reklamationsrätten. Samma sak står i texten nedanför.',
  },
  companyComplaints: (warranties) => ({
    title: 'Reklamation',
    paragraphs: [
      'Kontrollera varorna när de kommer och hör av er så snart ni upptäcker ett fel.',
      ...warrantyLines(warranties),
    ],
  }),
  contact: ({ email, phone }) => ({
    title: 'Frågor?',
    paragraphs: [
      `Svara på det här mejlet, skriv till ${email} eller ring ${phone}. Vi svarar vardagar 9–16. Ha gärna ditt ` +
        'ordernummer till hands.',
    ],
  }),
  organizationNumber: (number) => `Org.nr ${number}`,
  whyYou: ({ email }) =>
    `Du får det här mejlet för att någon har handlat hos oss med din mejladress. Var det inte du? Skriv till ${email}.`,
};
