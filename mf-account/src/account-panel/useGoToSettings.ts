import { useLocation, useNavigate } from '@storefront/platform/router';
import { isCheckoutRoute, ROUTE_NAMES } from '@storefront/routing/routeTable';
import { usePathTo } from '@storefront/routing/usePathTo';

const CHECKOUT_ROUTES = ROUTE_NAMES.filter(isCheckoutRoute);

/** Takes a new customer to the settings, but not away from a checkout (behaviors, section 12). */
export function useGoToSettings(): () => void {
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { pathname } = useLocation();

  return () => {
    if (!CHECKOUT_ROUTES.some((route) => pathTo(route) === pathname)) void navigate(pathTo('account-settings'));
  };
}
