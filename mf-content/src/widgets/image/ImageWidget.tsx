import { Heading } from '@hemvaror/ui/heading/Heading';
import type { WidgetContainer, WidgetProps } from '../../widget-area/widget.ts';
import { ContentLink } from '../content-link/ContentLink.tsx';
import { isSideBySide } from '../isSideBySide.ts';
import { pictureFrom } from '../picture/pictureFrom.ts';
import { pictureSizes } from '../picture/pictureSizes.ts';
import { WidgetPicture } from '../picture/WidgetPicture.tsx';
import classes from './ImageWidget.module.css';

/** A picture (WIDGET-01): with a title in a row a tile, otherwise a figure with its caption. */
export function ImageWidget({ widget, container }: WidgetProps) {
  const picture = pictureFrom(widget);
  if (!picture) return null;
  const { href, title, text } = picture;
  const role = roleOf(container, title);
  const sizes = pictureSizes(widget, container);

  const image = (
    <>
      <span className={classes.media}>
        <WidgetPicture
          picture={picture}
          sizes={sizes}
          priority={widget.isFirst}
          className={classes.image}
          // The link's own words say where it leads; a description before them would only delay.
          {...(href && title && { alt: '' })}
        />
      </span>
      {title && (
        <Heading as="span" size="part" className={classes.title}>
          {title}
        </Heading>
      )}
    </>
  );

  return (
    <figure className={classes.figure} data-role={role} data-size={widget.size}>
      {href ? (
        <ContentLink href={href} className={classes.link}>
          {image}
        </ContentLink>
      ) : (
        image
      )}
      {text && <figcaption className={classes.caption}>{text}</figcaption>}
    </figure>
  );
}

/** `half` fills its half beside a text, `article` illustrates a text, `tile` leads somewhere. */
function roleOf(container: Pick<WidgetContainer, 'layout' | 'design'>, title: string) {
  const { layout, design } = container;
  if (isSideBySide(container)) return 'half';
  if (design === 'full-width') return 'plain';
  if (design === 'narrow') return 'article';
  return title !== '' && layout !== 'full' ? 'tile' : 'plain';
}
