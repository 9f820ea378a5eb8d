import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Heading } from '@hemvaror/ui/heading/Heading';
import type { WidgetProps } from '../../widget-area/widget.ts';
import { numberOf, textOf } from '../configuration.ts';
import { ContentLink } from '../content-link/ContentLink.tsx';
import { pictureFrom } from '../picture/pictureFrom.ts';
import { pictureSizes } from '../picture/pictureSizes.ts';
import { WidgetPicture } from '../picture/WidgetPicture.tsx';
import classes from './BannerWidget.module.css';

const ON_IMAGE = 1;
const INVERSE = 1;
/** Positions of the text on the image, by the number in the configuration. */
const SIDES = ['left', 'center', 'right'] as const;

/** A wide image with text and a button (WIDGET-05): a hero from edge to edge, or a banner within the page. */
export function BannerWidget({ widget, container, placement }: WidgetProps) {
  const { configuration, isFirst } = widget;
  const picture = pictureFrom(widget);
  const title = textOf(configuration, 'text1');
  const text = textOf(configuration, 'text2');
  const buttonText = textOf(configuration, 'buttonText');
  const href = picture?.href ?? '';
  const isHero = container.design === 'full-width';

  const image = picture && (
    <WidgetPicture
      picture={picture}
      sizes={pictureSizes(widget, container)}
      priority={isFirst}
      className={classes.image}
    />
  );
  const content = (title || text || buttonText) && (
    <div className={classes.content}>
      {title && (
        <Heading as={isFirst && placement !== 'part' ? 'h1' : 'h2'} size={isHero ? 'display' : 'page'}>
          {title}
        </Heading>
      )}
      {text && <p className={classes.text}>{text}</p>}
      {buttonText && href && (
        <ContentLink href={href} className={buttonClassName({ size: isHero ? 'l' : 'm' })}>
          {buttonText}
        </ContentLink>
      )}
    </div>
  );
  const isLink = href !== '' && buttonText === '';

  return (
    <div
      className={classes.banner}
      data-look={isHero ? 'hero' : 'banner'}
      data-content={numberOf(configuration, 'textAndButtonPlacement', 0) === ON_IMAGE ? 'on' : 'below'}
      data-side={SIDES[numberOf(configuration, 'textAndButtonPlacementFullWidth', 0)] ?? 'left'}
      data-ink={numberOf(configuration, 'textColor', 0) === INVERSE ? 'inverse' : undefined}
    >
      {isLink && image ? <ContentLink href={href}>{image}</ContentLink> : image}
      {content}
    </div>
  );
}
