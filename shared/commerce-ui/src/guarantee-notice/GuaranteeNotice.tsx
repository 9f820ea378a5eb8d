import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { widthAtLeast } from '@hemvaror/domain/image/widthAtLeast';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { ChevronDownIcon } from '@hemvaror/ui/icons/ChevronDownIcon';
import { ShieldIcon } from '@hemvaror/ui/icons/ShieldIcon';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import classes from './GuaranteeNotice.module.css';
import en from './messages/en.json';
import sv from './messages/sv.json';

/** Loaded with the component, not with the messages of a remote: the first view of a page does not need them. */
const TEXTS: Readonly<Record<LocaleCode, typeof sv>> = { sv, en };

/** The addresses behind the QR codes of the official notice. */
const YOUR_EUROPE: Readonly<Record<LocaleCode, string>> = {
  sv: 'https://europa.eu/youreurope/reklamationsr%C3%A4tt',
  en: 'https://europa.eu/youreurope/guarantees',
};

/** Its text is readable from this width on. */
const IMAGE_WIDTH_PX = 840;

/**
 * The reminder of the legal guarantee for consumers, in markets that have it (Directive 2011/83/EU article 6(1)(l)): the official
 * notice of regulation (EU) 2025/1960 if the shop has its file, and in any case its content as text.
 *
 * @param folded shows one line that opens the rest
 */
export function GuaranteeNotice({ folded = false }: { folded?: boolean }) {
  const shop = useShop();
  const isPerson = useSelector(siteSlice.selectors.selectCustomerType) === 'PERSON';
  const notice = shop.guaranteeNotice;
  if (!notice || !isPerson) return null;
  const texts = TEXTS[shop.locale];

  return folded ? (
    <details className={classes.notice}>
      <summary className={classes.title}>
        <ShieldIcon /> {texts.summary}
        <ChevronDownIcon />
      </summary>
      <Content image={notice.image} shop={shop} />
    </details>
  ) : (
    <section className={classes.notice} aria-label={texts.title}>
      <p className={classes.title}>
        <ShieldIcon /> {texts.title}
      </p>
      <Content image={notice.image} shop={shop} />
    </section>
  );
}

function Content({ image, shop: { locale, config } }: { image: string | null; shop: Shop }) {
  const texts = TEXTS[locale];
  const { imageServer, widgetImageWidths } = config;

  return (
    <div className={classes.content}>
      {image && (
        <img
          className={classes.image}
          src={`${imageServer}/pagewidget/${widthAtLeast(widgetImageWidths, IMAGE_WIDTH_PX)}w/${encodeURIComponent(image)}`}
          alt={texts.image}
          loading="lazy"
        />
      )}
      <p>
        <strong>{texts.minimum}</strong>
      </p>
      <p>{texts.claims}</p>
      <Items items={texts.faults} />
      <p>{texts.liability}</p>
      <Items items={texts.remedies} />
      <p>{texts.countries}</p>
      <p>
        <strong>{texts.stepsTitle}</strong>
      </p>
      <ol className={classes.list}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{texts.commercial}</p>
      <p>
        <a className={textLinkClassName()} href={YOUR_EUROPE[locale]} rel="noopener">
          {texts.link}
        </a>
      </p>
    </div>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
