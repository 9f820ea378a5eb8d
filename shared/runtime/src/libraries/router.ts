/**
 * The router names that shared packages and remotes may use. The shell provides the one copy. Every name here is part of
 * every first view: add one only when it is needed.
 */
export { createContext, data, redirect, useLocation, useNavigate, useNavigation } from 'react-router-dom';
export type { RouterContextProvider } from 'react-router-dom';

// Types the loader's `context` as RouterContextProvider, which is what the shell passes at run time.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
