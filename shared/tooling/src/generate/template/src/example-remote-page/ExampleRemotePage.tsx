import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { Text } from '@hemvaror/ui/text/Text';
import type { ExampleRemotePageData } from './ExampleRemotePage.loader.ts';
import classes from './ExampleRemotePage.module.css';

export function meta({ t }: MetaArgs<ExampleRemotePageData>): PageMeta {
  return { title: t('title'), description: t('lead'), pageType: 'ExampleRemote Page' };
}

export function Component({ data }: { data: ExampleRemotePageData }) {
  const { t } = useTranslation('example-remote');

  return (
    <PageContainer className={classes.page}>
      <Heading as="h1" size="page">
        {t('title')}
      </Heading>
      <Text size="lead">{t('lead')}</Text>
      {data.brands.length > 0 ? <BrandLinks brands={data.brands} /> : <EmptyState title={t('empty')} />}
    </PageContainer>
  );
}

function BrandLinks({ brands }: Pick<ExampleRemotePageData, 'brands'>) {
  return (
    <ul className={classes.brands}>
      {brands.map(({ brandId, name, canonicalUrl }) => (
        <li key={brandId}>{canonicalUrl ? <Link to={canonicalUrl}>{name}</Link> : name}</li>
      ))}
    </ul>
  );
}

export function ErrorBoundary() {
  return <PageFailed />;
}
