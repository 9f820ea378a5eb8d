import { ShopLogo } from '../menu/ShopLogo.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import classes from './RootErrorPage.module.css';

/** The error page without a layout, for when the layout's data failed to load: logo, error and a link to the home page. */
export function RootErrorPage() {
  return (
    <>
      <header className={classes.header}>
        <ShopLogo />
      </header>
      <main id="content" tabIndex={-1}>
        <ErrorPage />
      </main>
    </>
  );
}
