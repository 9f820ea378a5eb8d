import { BootEffects } from '../client/BootEffects.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** Shown when not even the layout's data could be had: the error page by itself. */
export function RootErrorPage() {
  return (
    <>
      <main id="content">
        <ErrorPage />
      </main>
      <BootEffects />
    </>
  );
}
