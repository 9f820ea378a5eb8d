import { useState } from 'react';
import { apolloContext } from '@storefront/api/operations';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { pathTo } from '@storefront/routing/paths';
import { placeOf } from '@storefront/routing/usePathTo';
import { shopContext } from '@storefront/store/shop';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { Heading } from '@storefront/ui/heading/Heading';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { Text } from '@storefront/ui/text/Text';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { homePath } from '../meta/homePath.ts';
import { PageFailed } from '../page-failed/PageFailed.tsx';
import { PageTop } from '../page-top/PageTop.tsx';
import { BrandEntry, type Brand } from './BrandEntry.tsx';
import { brandGroups, type BrandGroup } from './brandGroups.ts';
import { BrandsDocument } from './BrandsPage.generated.ts';
import classes from './BrandsPage.module.css';
import { LetterBar } from './LetterBar.tsx';
import { letterId } from './letterId.ts';

export interface BrandsPageData {
  groups: BrandGroup<Brand>[];
}

export async function loader({ context }: LoaderArgs): Promise<BrandsPageData> {
  const { brands } = await context.get(apolloContext).query({ document: BrandsDocument, variables: {} });
  if (!brands) throw new PageError(503, 'the brands came back empty-handed');
  return { groups: brandGroups(present(brands), context.get(shopContext).locale) };
}

export function meta({ t, shop }: MetaArgs<BrandsPageData>): PageMeta {
  const place = placeOf(shop);
  const title = t('brands.title');
  const crumb = { label: title, href: pathTo('brands', place) };

  return {
    title,
    description: t('brands.lead'),
    structuredData: [breadcrumbList([{ label: t('home'), href: homePath(shop) }], crumb, shop)],
    pageType: 'Brands Page',
  };
}

export function Component({ data }: { data: BrandsPageData }) {
  const { t } = useTranslation('catalog');
  /** The letter whose brands are shown; null for all of them. */
  const [letter, setLetter] = useState<string | null>(null);
  const used = data.groups.map((group) => group.letter);
  const shown = data.groups.filter((group) => letter === null || group.letter === letter);

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
        {data.groups.length > 0 && <LetterBar used={used} chosen={letter} onChoose={setLetter} />}
      </PageTop>
      <PageContainer>
        {data.groups.length === 0 && <EmptyState title={t('brands.empty')} />}
        {shown.map((group) => (
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
