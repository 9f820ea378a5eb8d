import { useTranslation } from '@storefront/platform/i18next';
import { Notice } from '@storefront/ui/notice/Notice';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';

/** Stands where a page broke while it rendered; what its loader refused is the shell's to tell. */
export function PageFailed() {
  const { t } = useTranslation('content');
  return (
    <PageContainer>
      <Notice tone="error">{t('failed')}</Notice>
    </PageContainer>
  );
}
