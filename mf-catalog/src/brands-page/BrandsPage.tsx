import { useState } from 'react';
import { apolloContext } from '@storefront/api/operations';
import { RichText } from '@storefront/commerce-ui/rich-text/RichText';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { pathTo } from '@storefront/routing/paths';
import { placeOf } from '@storefront/routing/usePathTo';
import { shopContext, useShop } from '@storefront/store/shop';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { Heading } from '@storefront/ui/heading/Heading';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { Text } from '@storefront/ui/text/Text';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { homePath } from '../meta/homePath.ts';
import { PageFailed } from '../page-failed/PageFailed.tsx';
import { PageTop } from '../page-top/PageTop.tsx';
import { alphabet, brandGroups, type BrandGroup } from './brandGroups.ts';
import { BrandsDocument, type BrandsQuery } from './BrandsPage.generated.ts';
import classes from './BrandsPage.module.css';

type Brand = NonNullable<NonNullable<BrandsQuery['brands']>[number]>;

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
        <LetterBar groups={data.groups} chosen={letter} onChoose={setLetter} />
      </PageTop>
      <PageContainer>
        {data.groups.length === 0 && <EmptyState title={t('brands.empty')} />}
        {shown.map((group) => (
          <section key={group.letter} className={classes.group} aria-label={group.letter}>
            <span className={classes.letter} aria-hidden="true">
              {group.letter}
            </span>
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

interface LetterBarProps {
  groups: BrandsPageData['groups'];
  chosen: string | null;
  onChoose: (letter: string | null) => void;
}

/** A letter shows its brands alone; pressed again, all of them. */
function LetterBar({ groups, chosen, onChoose }: LetterBarProps) {
  const { t } = useTranslation('catalog');
  const used = new Set(groups.map(({ letter }) => letter));

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons that filter the page, not fields of a form
    <div className={classes.letters} role="group" aria-label={t('brands.letters')}>
      {alphabet(useShop().locale).map((letter) => (
        <button
          key={letter}
          type="button"
          aria-pressed={letter === chosen}
          disabled={!used.has(letter)}
          onClick={() => onChoose(letter === chosen ? null : letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}

function BrandEntry({ brand }: { brand: Brand }) {
  const { imageServer } = useShop().config;
  if (!brand.canonicalUrl) return null;

  return (
    <article className={classes.entry}>
      <div className={classes.words}>
        <Heading size="section" as="h2">
          <Link to={brand.canonicalUrl}>{brand.name}</Link>
        </Heading>
        {brand.description && (
          <div className={classes.description}>
            <RichText html={brand.description} />
          </div>
        )}
      </div>
      {brand.primaryImage && (
        <img
          className={classes.picture}
          src={`${imageServer}/brand/200w/${encodeURIComponent(brand.primaryImage)}`}
          alt=""
          width={200}
          height={250}
          loading="lazy"
        />
      )}
    </article>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('brands.failed')} />;
}
