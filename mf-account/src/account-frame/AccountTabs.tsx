import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import classes from './AccountTabs.module.css';

const ROUTES = ['account-orders', 'account-settings', 'account-balance'] as const;
export type AccountRoute = (typeof ROUTES)[number];

const TAB_KEYS = { 'account-orders': 'orders', 'account-settings': 'settings', 'account-balance': 'balance' } as const;

export function AccountTabs({ current }: { current: AccountRoute }) {
  const { t } = useTranslation('account');
  const pathTo = usePathTo();

  return (
    <nav className={classes.tabs} aria-label={t('frame.title')}>
      {ROUTES.map((route) => (
        <Link key={route} to={pathTo(route)} aria-current={route === current ? 'page' : undefined}>
          {t(`frame.tab.${TAB_KEYS[route]}`)}
        </Link>
      ))}
    </nav>
  );
}
