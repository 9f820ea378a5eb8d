import { ShopLogo } from '../menu/ShopLogo.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import classes from './RootErrorPage.module.css';

/** Shown when not even the layout's data could be had: whose shop it is, what is wrong, and the way home. */
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
