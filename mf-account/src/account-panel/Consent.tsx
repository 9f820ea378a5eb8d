import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { Text } from '@storefront/ui/text/Text';

/** What a new customer agrees to, with both texts a click away. */
export function Consent() {
  const { t } = useTranslation('account');
  const pathTo = usePathTo();

  return (
    <Text size="small" muted>
      {t('create.consent.before')}{' '}
      <Link to={pathTo('page', { alias: t('create.alias.terms') })}>{t('create.consent.terms')}</Link>{' '}
      {t('create.consent.between')}{' '}
      <Link to={pathTo('page', { alias: t('create.alias.privacy') })}>{t('create.consent.privacy')}</Link>
      {t('create.consent.after')}
    </Text>
  );
}
