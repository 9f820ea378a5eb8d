/** The router names that shared packages and remotes may use. The shell provides the one copy. */
export {
  Await,
  Link,
  Outlet,
  createContext,
  data,
  redirect,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, RouterContextProvider } from 'react-router-dom';

// Types the loader's `context` as RouterContextProvider, which is what the shell passes at run time.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
