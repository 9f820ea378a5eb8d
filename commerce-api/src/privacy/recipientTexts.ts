/** The sentences about receivers of personal data, in each language: `name` and `gets` together. */
export const RECIPIENT_TEXTS = {
  sv: {
    carrier: {
      name: (companies: string) => `Fraktbolaget (${companies})`,
      gets: 'får namn, adress, portkod, telefon och ditt meddelande när du har valt det i kassan.',
    },
    payment: {
      name: (methods: string) => `Betaltjänsten för ${methods}`,
      gets: 'får e-post, namn, adress, portkod, telefon, varorna och beloppet när du väljer att betala så.',
      keeps:
        'är på prov i den här butiken: e-post, namn, adress, portkod, telefon, varorna och beloppet stannar hos oss.',
    },
    mail: {
      name: (host: string) => `Mejltjänsten ${host}`,
      gets: 'får din e-post och innehållet i våra mejl till dig.',
    },
    tagManager:
      'får, om du har tillåtit det, veta vilka sidor och produkter du tittar på, vad du söker efter, vad du lägger i varukorgen och vad du köper. Så mäter vi hur butiken används.',
    recommendation:
      'får, om du har tillåtit det, veta vilka sidor och produkter du tittar på, vad som ligger i varukorgen, vad du köper och din e-post om du är inloggad. Så kan vi föreslå produkter.',
    everyone: { name: 'Alla som besöker butiken', gets: 'ser namnet, betyget och texten i ett omdöme.' },
    authorities: { name: 'Myndigheter', gets: 'får uppgifter när lagen kräver det.' },
  },
  en: {
    carrier: {
      name: (companies: string) => `The carrier (${companies})`,
      gets: "gets name, address, door code, phone and your message when you've chosen it at checkout.",
    },
    payment: {
      name: (methods: string) => `The payment service for ${methods}`,
      gets: 'gets email, name, address, door code, phone, items and amount when you choose to pay that way.',
      keeps: 'is on trial in this shop: email, name, address, door code, phone, items and amount stay with us.',
    },
    mail: {
      name: (host: string) => `The mail service ${host}`,
      gets: 'gets your email address and the content of our emails to you.',
    },
    tagManager:
      "gets to know, if you've allowed it, which pages and products you view, what you search for, what you add to your cart and what you buy. That's how we measure how the shop is used.",
    recommendation:
      "gets to know, if you've allowed it, which pages and products you view, what's in your cart, what you buy, and your email address if you're logged in. That's how we suggest products.",
    everyone: { name: 'Everyone who visits the shop', gets: 'sees the name, rating and text of a review.' },
    authorities: { name: 'Authorities', gets: 'get data when the law requires it.' },
  },
} as const;
