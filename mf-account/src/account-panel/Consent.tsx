import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { Text } from '@hemvaror/ui/text/Text';

/** The consent of a new customer, with links to terms and privacy policy. */
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
