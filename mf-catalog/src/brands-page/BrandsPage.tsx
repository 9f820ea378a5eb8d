import { useState } from 'react';
import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { Text } from '@hemvaror/ui/text/Text';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import { PageTop } from '../page-top/PageTop.tsx';
import { BrandEntry } from './BrandEntry.tsx';
import type { BrandsPageData } from './BrandsPage.loader.ts';
import classes from './BrandsPage.module.css';
import { LetterBar } from './LetterBar.tsx';
import { letterId } from './letterId.ts';

export function meta({ t, shop }: MetaArgs<BrandsPageData>): PageMeta {
  const title = t('brands.title');
  const crumb = { label: title, href: pathTo('brands', localePrefixOf(shop)) };

  return {
    title,
    description: t('brands.lead'),
    structuredData: [breadcrumbList([{ label: t('home'), href: homePath(shop) }], crumb, shop)],
    pageType: 'Brands Page',
  };
}

export function Component({ data }: { data: BrandsPageData }) {
  const { t } = useTranslation('catalog');
  /** Null if the brands of all letters are visible. */
  const [letter, setLetter] = useState<string | null>(null);
  const used = data.groups.map((group) => group.letter);
  const visibleGroups = data.groups.filter((group) => letter === null || group.letter === letter);

  return (
    <>
      <PageTop current={t('brands.title')}>
        <div className={classes.intro}>
          <Heading size="page" as="h1">
            {t('brands.title')}
          </Heading>
          <Text size="lead" muted>
            {t('brands.lead')}
          </Text>
        </div>
        {data.groups.length > 0 && <LetterBar used={used} selected={letter} onSelect={setLetter} />}
      </PageTop>
      <PageContainer>
        {data.groups.length === 0 && <EmptyState title={t('brands.empty')} />}
        {visibleGroups.map((group) => (
          <section key={group.letter} className={classes.group} aria-labelledby={letterId(group.letter)}>
            <h2 className={classes.letter} id={letterId(group.letter)}>
              {group.letter}
            </h2>
            <div className={classes.entries}>
              {group.brands.map((brand) => (
                <BrandEntry key={brand.brandId} brand={brand} />
              ))}
            </div>
          </section>
        ))}
      </PageContainer>
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('brands.failed')} />;
}
