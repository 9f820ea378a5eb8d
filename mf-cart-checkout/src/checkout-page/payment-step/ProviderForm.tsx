import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Skeleton } from '@hemvaror/ui/skeleton/Skeleton';
import { Text } from '@hemvaror/ui/text/Text';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { ApiUnavailable } from '../ApiUnavailable.tsx';
import { LEGAL_PAGES } from '../legalPages.ts';
import type { CheckoutModel } from '../useCheckout.ts';
import classes from './ProviderForm.module.css';

const PaymentFrame = defer(async () => (await import('../snippet/PaymentFrame.tsx')).PaymentFrame, {
  when: 'render',
  ssr: false,
  missing: FormPending,
});

/** The form of the selected provider, which collects address and payment. */
export function ProviderForm({ model }: { model: CheckoutModel }) {
  const { t } = useTranslation('cart-checkout');
  const { snippet, payment, phase, limit, request, takeZip } = model;
  const name = payment?.displayName ?? payment?.name ?? '';

  if (!snippet && phase === 'failed' && limit) return <ApiUnavailable limit={limit} onRetry={request} />;
  if (!snippet) {
    return phase === 'initial' || phase === 'updating' ? (
      <FormPending />
    ) : (
      <Notice tone="error" title={t('snippet.unavailable.title', { name })}>
        <p>{t('snippet.unavailable.text')}</p>
        <Button variant="text" onClick={request}>
          {t('checkout.unreachable.retry')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className={classes.form}>
      <PaymentFrame
        key={snippet.number}
        session={snippet}
        name={name}
        isSuspended={phase === 'updating'}
        onAddress={takeZip}
      />
      <ProviderTerms name={name} />
    </div>
  );
}

/** The links open new tabs, because a navigation would discard the form. */
function ProviderTerms({ name }: { name: string }) {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShop();
  const pathTo = usePathTo();
  const { terms, privacy } = LEGAL_PAGES[locale];

  return (
    <Text size="small" muted>
      {t('snippet.terms.before', { name })}{' '}
      <Link to={pathTo('page', { alias: terms })} newTab className={textLinkClassName()}>
        {t('order.terms.terms')}
      </Link>{' '}
      {t('order.terms.and')}{' '}
      <Link to={pathTo('page', { alias: privacy })} newTab className={textLinkClassName()}>
        {t('order.terms.privacy')}
      </Link>
    </Text>
  );
}

function FormPending() {
  return <Skeleton shape="block" className={classes.pending} />;
}
