// The order of the layers first, then their styles.
import '../../../../shell/src/app/document/layers.css';
import '@hemvaror/ui/tokens/tokens.css';
import '@hemvaror/ui/base/base.css';
import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isLocaleCode, LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { collectExamples } from './collectExamples.ts';
import { ShopProviders } from './ShopProviders.tsx';
import { UiWorkshop } from './UiWorkshop.tsx';

const components = collectExamples();
const requested = new URLSearchParams(window.location.search).get('language') ?? undefined;
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(<Page initial={isLocaleCode(requested) ? requested : 'sv'} />);

function Page({ initial }: { initial: LocaleCode }) {
  const [language, setLanguage] = useState(initial);

  useLayoutEffect(() => {
    document.documentElement.lang = LOCALES[language].iso;
    const { hash } = window.location;
    window.history.replaceState(null, '', `?language=${language}${hash}`);
  }, [language]);

  // The target of a deep link is not in the document when the browser scrolls to it.
  useLayoutEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    // A change of language creates a new page view, as in the shop.
    <ShopProviders key={language} language={language}>
      <UiWorkshop components={components} language={language} onLanguage={setLanguage} />
    </ShopProviders>
  );
}
