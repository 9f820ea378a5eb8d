import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import classes from './HelpBox.module.css';

/** Contact details of customer service. */
export function HelpBox() {
  const { t } = useTranslation('account');
  // A shell that was released before the setting has no contact details.
  const config: Partial<PublicConfig> = useShop().config;
  const { contact } = config;

  return (
    <aside className={classes.box}>
      <Heading size="part" as="h2">
        {t('frame.help.title')}
      </Heading>
      <p>{t('frame.help.text')}</p>
      {contact && (
        <p>
          <a className={textLinkClassName()} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </p>
      )}
    </aside>
  );
}
