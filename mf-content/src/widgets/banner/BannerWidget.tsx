import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Heading } from '@hemvaror/ui/heading/Heading';
import type { WidgetProps } from '../../widget-area/widget.ts';
import { numberOf, textOf } from '../configuration.ts';
import { ContentLink } from '../content-link/ContentLink.tsx';
import { pictureFrom } from '../picture/pictureFrom.ts';
import { pictureSizes } from '../picture/pictureSizes.ts';
import { WidgetPicture } from '../picture/WidgetPicture.tsx';
import classes from './BannerWidget.module.css';

const ON_PICTURE = 1;
const INVERSE = 1;
/** Where the words stand on the picture. */
const SIDES = ['left', 'center', 'right'] as const;

/** A wide picture with words and a button (WIDGET-05): from edge to edge it is a hero, in the page a banner. */
export function BannerWidget({ widget, container, place }: WidgetProps) {
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
  const words = (title || text || buttonText) && (
    <div className={classes.words}>
      {title && (
        <Heading as={isFirst && place !== 'part' ? 'h1' : 'h2'} size={isHero ? 'display' : 'page'}>
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
      data-words={numberOf(configuration, 'textAndButtonPlacement', 0) === ON_PICTURE ? 'on' : 'below'}
      data-side={SIDES[numberOf(configuration, 'textAndButtonPlacementFullWidth', 0)] ?? 'left'}
      data-ink={numberOf(configuration, 'textColor', 0) === INVERSE ? 'inverse' : undefined}
    >
      {isLink && image ? <ContentLink href={href}>{image}</ContentLink> : image}
      {words}
    </div>
  );
}
