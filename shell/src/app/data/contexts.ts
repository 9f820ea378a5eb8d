import { createContext } from 'react-router-dom';
import type { RootData } from './rootData.ts';

/** Fetches the root route's data: on the server from the process-wide cache, in the browser from the API. */
export const rootDataContext = createContext<() => Promise<RootData>>();
