import type { ReactNode } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { useShop } from '@storefront/store/shop';
import { Breadcrumb, type Crumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { homePath } from '../meta/homePath.ts';
import classes from './PageTop.module.css';

interface PageTopProps {
  /** The way here below the front page, without the page itself. */
  trail?: readonly Crumb[];
  current: string;
  children: ReactNode;
}

/** What every catalog page begins with: the way here, and its head below. */
export function PageTop({ trail = [], current, children }: PageTopProps) {
  const { t } = useTranslation('catalog');
  const home = { label: t('home'), href: homePath(useShop()) };

  return (
    <PageContainer className={classes.top}>
      <Breadcrumb
        label={t('breadcrumb')}
        trail={[home, ...trail]}
        current={current}
        renderLink={({ label, href }) => <Link to={href}>{label}</Link>}
      />
      <div>{children}</div>
    </PageContainer>
  );
}
