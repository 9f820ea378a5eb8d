import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Wordmark } from '@hemvaror/ui/wordmark/Wordmark';
import type { Channel, RootData } from '../data/rootData.ts';
import type { Theme } from '../data/themeOf.ts';
import { Claims } from './Claims.tsx';
import { Contact } from './Contact.tsx';
import { FooterMenus } from './FooterMenus.tsx';
import { Newsletter } from './newsletter/Newsletter.tsx';
import classes from './Footer.module.css';

interface FooterProps extends Pick<RootData, 'menus' | 'year'> {
  channel: Channel;
  theme: Theme;
}

/** The footer of a page (FOOT-01 … FOOT-08). */
export function Footer({ menus, year, theme, channel }: FooterProps) {
  const { t } = useTranslation('shell');
  const { config, market } = useShop();
  const { shopName } = config;
  const terms = channel.markets.find(({ alias }) => alias === market);
  const payments = terms?.paymentMethods ?? config.paymentMethods;
  const services = [...payments, ...(terms?.carriers ?? config.carriers)];

  return (
    <footer className={classes.footer} data-footer-theme={theme}>
      <Claims />
      <div className={classes.main}>
        <div className={classes.start}>
          <Newsletter />
          <p className={classes.about}>{t('footer.about', { shopName })}</p>
        </div>
        <FooterMenus menus={[menus.footerFirst, menus.footerSecond, menus.footerThird]} />
        <Contact details={channel.contact ?? config.contact} />
      </div>
      <div className={classes.end}>
        <p>{t('footer.copyright', { shopName, year })}</p>
        <ul className={classes.services} aria-label={t('footer.services')}>
          {services.map((name) => (
            // The names of companies are not translated.
            <Wordmark key={name} as="li" name={name} alt={t(`footer.payment.${name}`, { defaultValue: name })} />
          ))}
        </ul>
      </div>
    </footer>
  );
}
