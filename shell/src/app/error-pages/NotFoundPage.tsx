import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { PageHead } from '../head/PageHead.tsx';
import classes from './NotFoundPage.module.css';

/** ERR-10: the quoted English text on both sites; title and links in the language of the site (OP-06). */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const { imageServer, notFoundImage } = useShop().config;
  const title = t('error.notFoundTitle');

  return (
    <>
      <PageHead meta={{ title, noIndex: true, pageType: 'Error Page' }} />
      <section className={classes.notFound} data-flush>
        {notFoundImage && (
          <img
            className={classes.image}
            src={`${imageServer}/${notFoundImage}`}
            alt=""
            width={800}
            height={1000}
            fetchPriority="high"
          />
        )}
        <div className={classes.texts}>
          <Text muted figures>
            {404} <span lang="en">{t('error.notFound')}</span>
          </Text>
          <Heading size="display" as="h1">
            {title}
          </Heading>
          <Text size="lead">{t('error.notFoundText')}</Text>
          <div className={classes.ways}>
            <Link to={pathTo('index')} className={buttonClassName({ size: 'l' })}>
              {t('error.toStart')}
            </Link>
            <Link to={pathTo('all')} className={buttonClassName({ variant: 'secondary', size: 'l' })}>
              {t('error.allProducts')}
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
