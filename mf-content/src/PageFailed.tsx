import { useTranslation } from '@storefront/platform/i18next';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';

/** Stands where a page broke while it rendered; what its loader refused is the shell's to tell. */
export function PageFailed() {
  const { t } = useTranslation('content');
  return (
    <PageContainer>
      <p role="alert">{t('failed')}</p>
    </PageContainer>
  );
}
