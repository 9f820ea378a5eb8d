import { Heading } from '@hemvaror/ui/heading/Heading';
import type { WidgetContainer, WidgetProps } from '../../widget-area/widget.ts';
import { ContentLink } from '../content-link/ContentLink.tsx';
import { isSideBySide } from '../isSideBySide.ts';
import { pictureFrom } from '../picture/pictureFrom.ts';
import { pictureSizes } from '../picture/pictureSizes.ts';
import { WidgetPicture } from '../picture/WidgetPicture.tsx';
import classes from './ImageWidget.module.css';

/** An image (WIDGET-01): a tile if it has a title and is in a row, with its text as a note; otherwise a figure with its caption. */
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
          // The title names the link; an alternative text would repeat it for screen readers.
          {...(href && title && { alt: '' })}
        />
      </span>
      {title && (
        <span className={classes.label}>
          <Heading as="span" size="part" className={classes.title}>
            {title}
          </Heading>
          {role === 'tile' && text && (
            <>
              {' '}
              <span className={classes.note}>{text}</span>
            </>
          )}
        </span>
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
      {role !== 'tile' && text && <figcaption className={classes.caption}>{text}</figcaption>}
    </figure>
  );
}

/** `half` fills the half beside a text, `article` illustrates a text, `tile` is a titled image in a row. */
function roleOf(container: Pick<WidgetContainer, 'layout' | 'design'>, title: string) {
  const { layout, design } = container;
  if (isSideBySide(container)) return 'half';
  if (design === 'full-width') return 'plain';
  if (design === 'narrow') return 'article';
  return title !== '' && layout !== 'full' ? 'tile' : 'plain';
}
