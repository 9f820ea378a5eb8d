import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { ShopLogo } from '../menu/ShopLogo.tsx';
import pageClasses from './ErrorPage.module.css';
import rootClasses from './RootErrorPage.module.css';

/** Not part of the messages, which every document contains. */
export const OFFLINE_TITLE: Record<LocaleCode, string> = { sv: 'Du är offline', en: "You're offline" };
const OFFLINE_TEXT: Record<LocaleCode, string> = {
  sv: 'Vi når inte butiken. Kontrollera din uppkoppling, så öppnas sidan så snart den är tillbaka.',
  en: "We can't reach the shop. Check your connection, and the page opens as soon as you're back online.",
};

/** The page of the service worker, with the look of the other error pages. Rendered on the server only. */
export function OfflinePage() {
  const { locale } = useShop();
  const { t } = useTranslation('shell');

  return (
    <>
      <header className={rootClasses.header}>
        <ShopLogo />
      </header>
      <main id="content" tabIndex={-1}>
        <section className={pageClasses.failed}>
          <Heading size="display" as="h1">
            {OFFLINE_TITLE[locale]}
          </Heading>
          <Text size="lead">{OFFLINE_TEXT[locale]}</Text>
          <div className={pageClasses.ways}>
            {/* The address of the requested page. */}
            <Button size="l" href="">
              {t('layout.tryAgain')}
            </Button>
          </div>
        </section>
      </main>
    </>
  );
}
