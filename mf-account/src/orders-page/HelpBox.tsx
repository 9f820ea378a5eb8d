import { useTranslation } from '@storefront/platform/i18next';
import { Heading } from '@storefront/ui/heading/Heading';
import { textLinkClassName } from '@storefront/ui/text/textLinkClassName';
import classes from './HelpBox.module.css';

/** Whom to ask about an order. */
export function HelpBox() {
  const { t } = useTranslation('account');
  const email = t('orders.help.email');

  return (
    <aside className={classes.box}>
      <Heading size="part" as="h2">
        {t('orders.help.title')}
      </Heading>
      <p>{t('orders.help.text')}</p>
      <p>
        <a className={textLinkClassName()} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </aside>
  );
}
