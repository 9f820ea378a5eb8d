import { useLocation, useNavigate } from '@hemvaror/runtime/libraries/router';
import { isCheckoutRoute, ROUTE_NAMES } from '@hemvaror/runtime/routing/routeTable';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';

const CHECKOUT_ROUTES = ROUTE_NAMES.filter(isCheckoutRoute);

/** Opens the settings of a new customer, except during a checkout (ACCOUNT-02). */
export function useGoToSettings(): () => void {
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { pathname } = useLocation();

  return () => {
    if (!CHECKOUT_ROUTES.some((route) => pathTo(route) === pathname)) void navigate(pathTo('account-settings'));
  };
}
