import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { iconButtonClassName } from '@hemvaror/ui/icon-button/IconButton';
import { FacebookIcon } from '@hemvaror/ui/icons/FacebookIcon';
import { InstagramIcon } from '@hemvaror/ui/icons/InstagramIcon';
import { Switch } from '@hemvaror/ui/switch/Switch';
import type { ContactDetails } from '../data/rootData.ts';
import classes from './Contact.module.css';

/** Contact details, the VAT switch (FOOT-05) and links to social networks (FOOT-04). */
export function Contact({ details }: { details: ContactDetails }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { shopName, contact } = useShop().config;
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const { email, phone, hours, address, organizationNumber } = details;
  const networks = [
    { network: 'Instagram', href: contact.instagram, Icon: InstagramIcon },
    { network: 'Facebook', href: contact.facebook, Icon: FacebookIcon },
  ];

  return (
    <div className={classes.contact}>
      <div>
        <p>{t('footer.contact', { hours })}</p>
        <ul className={classes.ways}>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </li>
        </ul>
        {/* Name, address and number of the seller must be easy to find (E-Commerce Directive, article 5). */}
        {address && (
          <p className={classes.seller}>
            {[shopName, address, organizationNumber && t('footer.organizationNumber', { number: organizationNumber })]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
      </div>
      <Switch
        checked={!vatIncluded}
        onChange={({ target }) => dispatch(siteSlice.actions.vatDisplayChanged({ vatIncluded: !target.checked }))}
      >
        {t('footer.exVat')}
      </Switch>
      <ul className={classes.social}>
        {networks.map(
          ({ network, href, Icon }) =>
            href !== undefined && (
              <li key={network}>
                <a className={iconButtonClassName()} href={href} aria-label={t('footer.social', { shopName, network })}>
                  <Icon />
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
