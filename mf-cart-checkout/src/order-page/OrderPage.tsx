import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { ActionNotice, MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { Text } from '@hemvaror/ui/text/Text';
import { ContactLine } from '../contact-line/ContactLine.tsx';
import { CancelStep } from './CancelStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { OrderActions } from './OrderActions.tsx';
import { EMAIL_NAME, MESSAGE_NAME } from './orderIntents.ts';
import type { OrderPageData } from './OrderPage.loader.ts';
import { OrderReceipt } from './OrderReceipt.tsx';
import { expectedDelivery } from './expectedDelivery.ts';
import { orderStage, orderTimeline } from './orderTimeline.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Parcels } from './Parcels.tsx';
import { Refunds } from './Refunds.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';
import { SelectStep } from './SelectStep.tsx';
import classes from './OrderPage.module.css';

export function meta({ t, data: { order, step } }: MetaArgs<OrderPageData>): PageMeta {
  const title = step.kind === 'status' ? 'orderPage.title' : (`orderPage.stepTitle.${step.kind}` as const);
  return { title: t(title, { id: order.id ?? '' }), noIndex: true, pageType: 'Order Page' };
}

/** An order for anyone who has its link: status, parcels, receipt. Cancellation and withdrawal also need a proof. */
export function Component({ data, notice }: { data: OrderPageData; notice?: ActionNotice | undefined }) {
  const path = usePathTo()('order', { publicId: data.order.publicId });
  const { order, seller, step, isOwn } = data;
  const refusedField = (field: string) => notice?.fields?.find(({ name }) => name === field);
  const message = refusedField(MESSAGE_NAME)?.value;
  const refused = refusedField(EMAIL_NAME);
  // A session that ended between document and post refuses also the customer.
  const proof = isOwn && !refused ? undefined : { refused };
  if (step.kind === 'status') return <OrderStatus path={path} order={order} seller={seller} />;

  return (
    <PageContainer>
      <div className={classes.step}>
        {step.kind === 'cancel' && <CancelStep path={path} order={order} proof={proof} />}
        {step.kind === 'select' && <SelectStep path={path} order={order} isEmpty={step.isEmpty} />}
        {step.kind === 'confirm' && (
          <ConfirmStep path={path} order={order} items={step.items} message={message} proof={proof} />
        )}
      </div>
    </PageContainer>
  );
}

function OrderStatus({ path, order, seller }: Omit<OrderPageData, 'step' | 'isOwn'> & { path: string }) {
  const { t } = useTranslation('cart-checkout');
  const shop = useShop();
  const { languageId } = shop;
  const timeline = orderTimeline(order);

  return (
    <PageContainer>
      <div className={classes.order}>
        <div className={classes.status}>
          <div className={classes.head}>
            <Heading size="page" as="h1">
              {t('orderPage.title', { id: order.id ?? '' })}
            </Heading>
            {order.createdAt && (
              <Text muted>{t('orderPage.placed', { date: formatDate(new Date(order.createdAt), languageId) })}</Text>
            )}
            <Text size="lead" className={classes.stage}>
              {t(`orderPage.stage.${orderStage(order.status, timeline)}`)}
            </Text>
          </div>
          <ReturnSteps order={order} seller={seller} />
          <div className={classes.progress}>
            <OrderTimeline timeline={timeline} expected={expectedDelivery(order, t, shop)} />
            <Parcels order={order} />
          </div>
          <Refunds order={order} />
          <OrderActions path={path} order={order} />
          <ContactLine text={t('orderPage.help')} className={classes.help} />
        </div>
        <OrderReceipt order={order} seller={seller} />
      </div>
    </PageContainer>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('cart-checkout');
  return <PageFailed title={t('orderPage.failed.title')}>{t('orderPage.failed.text')}</PageFailed>;
}
