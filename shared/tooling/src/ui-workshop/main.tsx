// The order of layers first, then what lies in them.
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
const asked = new URLSearchParams(window.location.search).get('language') ?? undefined;
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<Page initial={isLocaleCode(asked) ? asked : 'sv'} />);

function Page({ initial }: { initial: LocaleCode }) {
  const [language, setLanguage] = useState(initial);

  useLayoutEffect(() => {
    document.documentElement.lang = LOCALES[language].iso;
    const { hash } = window.location;
    window.history.replaceState(null, '', `?language=${language}${hash}`);
  }, [language]);

  // What a deep link leads to was not there when the browser looked for it.
  useLayoutEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    // Another language is another page view, as in the shop.
    <ShopProviders key={language} language={language}>
      <UiWorkshop components={components} language={language} onLanguage={setLanguage} />
    </ShopProviders>
  );
}
