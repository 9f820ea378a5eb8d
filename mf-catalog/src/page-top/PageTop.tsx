import type { ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Breadcrumb, type Crumb } from '@hemvaror/ui/breadcrumb/Breadcrumb';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import classes from './PageTop.module.css';

interface PageTopProps {
  /** Breadcrumbs below the home page, without the page itself. */
  crumbs?: readonly Crumb[];
  current: string;
  children: ReactNode;
}

/** Top of every catalog page: the breadcrumbs and the page head. */
export function PageTop({ crumbs = [], current, children }: PageTopProps) {
  const { t } = useTranslation('catalog');
  const home = { label: t('home'), href: homePath(useShop()) };

  return (
    <PageContainer className={classes.top}>
      <Breadcrumb
        label={t('breadcrumb')}
        trail={[home, ...crumbs]}
        current={current}
        renderLink={({ label, href }) => <Link to={href}>{label}</Link>}
      />
      <div>{children}</div>
    </PageContainer>
  );
}
