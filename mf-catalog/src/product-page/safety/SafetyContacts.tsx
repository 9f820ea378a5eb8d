import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import { contactHref } from './contactHref.ts';
import type { ProductSafety, SafetyContact } from './productSafety.ts';
import classes from './SafetyContacts.module.css';

/** The manufacturer of a product, and the responsible person in the EU if there is one. */
export function SafetyContacts({ manufacturer, responsiblePerson }: Omit<ProductSafety, 'warnings'>) {
  const { t } = useProductTranslation();

  return (
    <dl className={classes.contacts}>
      {manufacturer && (
        <div>
          <dt>{t('safety.manufacturer')}</dt>
          <dd>
            <Contact contact={manufacturer} />
          </dd>
        </div>
      )}
      {responsiblePerson && (
        <div>
          <dt>{t('safety.responsiblePerson')}</dt>
          <dd>
            <Contact contact={responsiblePerson} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Contact({ contact: { name, address, electronicAddress } }: { contact: SafetyContact }) {
  const href = electronicAddress && contactHref(electronicAddress);

  return (
    <address className={classes.contact}>
      <span>{name}</span>
      {address && <span>{address}</span>}
      {electronicAddress &&
        (href ? (
          <a className={textLinkClassName()} href={href}>
            {electronicAddress}
          </a>
        ) : (
          <span>{electronicAddress}</span>
        ))}
    </address>
  );
}
