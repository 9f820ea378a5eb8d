import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { Text } from '@hemvaror/ui/text/Text';

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
