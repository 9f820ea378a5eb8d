import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { Text } from '@hemvaror/ui/text/Text';
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

/** Calculates the positions of hooks, handles or shelves on a wall (ROUTE-26). The layout has the link back to the shop. */
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

export function ErrorBoundary() {
  return <PageFailed />;
}
