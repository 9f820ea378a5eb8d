import type { MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { Heading } from '@storefront/ui/heading/Heading';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { Text } from '@storefront/ui/text/Text';
import { PageFailed } from '../PageFailed.tsx';
import { WallPlanner } from './WallPlanner.tsx';
import classes from './PlanningToolPage.module.css';

export async function loader(): Promise<null> {
  return null;
}

export function meta({ t }: MetaArgs<null>): PageMeta {
  return {
    title: t('planner.title'),
    description: t('planner.description'),
    pageType: 'Planning Tool',
  };
}

/** Where on the wall hooks, handles or shelves go (ROUTE-26). The way back to the shop is the layout's. */
export function Component() {
  const { t } = useTranslation('content');
  return (
    <PageContainer className={classes.page}>
      <div className={classes.head}>
        <Heading as="h1" size="page">
          {t('planner.title')}
        </Heading>
        <Text size="lead">{t('planner.lead')}</Text>
      </div>
      <WallPlanner />
    </PageContainer>
  );
}

export const ErrorBoundary = PageFailed;
