import { useLayoutEffect, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { imageSrcSet, imageUrl, productImageHeight } from '@hemvaror/commerce-ui/picture/imageUrl';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { ArrowLeftIcon } from '@hemvaror/ui/icons/ArrowLeftIcon';
import { ArrowRightIcon } from '@hemvaror/ui/icons/ArrowRightIcon';
import { MinusIcon } from '@hemvaror/ui/icons/MinusIcon';
import { PlusIcon } from '@hemvaror/ui/icons/PlusIcon';
import { Modal } from '@hemvaror/ui/modal/Modal';
import { Picture } from '@hemvaror/ui/picture/Picture';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import classes from './ImageModal.module.css';
import { useImageRow } from './useImageRow.ts';
import { useZoom } from './useZoom.ts';

declare module 'react' {
  interface CSSProperties {
    '--zoom-scale'?: number;
    '--zoom-x'?: string;
    '--zoom-y'?: string;
  }
}

/** Narrower images would be blurred in the full-window modal. */
const WIDER_THAN_PX = 500;

/** Rendered width of an image, for the browser to choose the file: the image fits into the window, times the scale. */
function sizesAt(scale: number): string {
  const level = Math.ceil(scale);
  return `(min-aspect-ratio: 4/5) ${80 * level}vh, ${100 * level}vw`;
}

interface ImageModalProps {
  title: string;
  images: readonly { fileName: string; alt: string }[];
  /** Index of the first visible image. */
  first: number;
  onClose: () => void;
}

/** Product images in a full-window modal: swiping, buttons and arrow keys change the image; click, wheel, pinch and keys zoom. */
export function ImageModal({ title, images, first, onClose }: ImageModalProps) {
  const { t } = useProductTranslation();
  return (
    <Modal open title={title} closeLabel={t('close')} width="full" onClose={onClose}>
      <ImageRow images={images} first={first} />
    </Modal>
  );
}

function ImageRow({ images, first }: Pick<ImageModalProps, 'images' | 'first'>) {
  const { t } = useProductTranslation();
  const { imageServer, productImageWidths } = useShop().config;
  const count = images.length;
  const row = useImageRow(count, first);
  const { track, current } = row;
  const { zoom, isSmooth, isMax, step, reset, pointerHandlers, onKeyDown: zoomByKey } = useZoom(track);
  const isZoomed = zoom.scale > 1;
  const widths = productImageWidths.filter((width) => width > WIDER_THAN_PX);
  const width = Math.max(...productImageWidths);
  const style: CSSProperties = {
    '--zoom-scale': zoom.scale,
    '--zoom-x': `${zoom.x}px`,
    '--zoom-y': `${zoom.y}px`,
  };

  // Start at the opened image, without scrolling there.
  useLayoutEffect(() => {
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: 'instant' });
  }, [track, first]);

  function show(at: number): void {
    reset();
    row.show(at);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (zoomByKey(event)) return;
    if (event.key === 'Home' || event.key === 'End') reset();
    row.onKeyDown(event);
  }

  function handlePointerDown(event: PointerEvent): void {
    row.takeOver();
    pointerHandlers.onPointerDown(event);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the row and of the buttons on it
    <div className={classes.frame} onKeyDown={handleKeyDown}>
      <div
        ref={track}
        className={classes.track}
        // A group of images is not a fieldset.
        role="group"
        aria-label={t('product.swipe')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        data-autofocus
        data-zoomed={isZoomed || undefined}
        data-max={isMax || undefined}
        onScroll={row.follow}
        onWheel={row.takeOver}
        {...pointerHandlers}
        onPointerDown={handlePointerDown}
      >
        {images.map(({ fileName, alt }, at) => (
          <Picture
            key={fileName}
            className={classes.image}
            src={imageUrl(imageServer, fileName, width)}
            srcSet={imageSrcSet(imageServer, fileName, widths)}
            sizes={sizesAt(at === current ? zoom.scale : 1)}
            width={width}
            height={productImageHeight(width)}
            alt={alt}
            priority={at === first}
            draggable={false}
            aria-hidden={at !== current || undefined}
            {...(at === current && { style, 'data-smooth': isSmooth || undefined })}
          />
        ))}
      </div>
      <div className={classes.tools}>
        <div className={classes.group}>
          <IconButton
            label={t('gallery.zoomOut')}
            icon={<MinusIcon />}
            // Not `disabled`: the button would lose the focus at its limit.
            aria-disabled={!isZoomed || undefined}
            onClick={() => step(-1)}
          />
          <IconButton
            label={t('gallery.zoomIn')}
            icon={<PlusIcon />}
            aria-disabled={isMax || undefined}
            onClick={() => step(1)}
          />
        </div>
        <output className={classes.position}>
          {count > 1 && t('gallery.pictureOf', { at: current + 1, count })}
          {isZoomed && <VisuallyHidden> {t('gallery.zoomed', { scale: Math.round(zoom.scale * 100) })}</VisuallyHidden>}
        </output>
        {count > 1 && (
          <div className={classes.group}>
            <IconButton
              label={t('gallery.previousPicture')}
              icon={<ArrowLeftIcon />}
              aria-disabled={current === 0 || undefined}
              onClick={() => show(current - 1)}
            />
            <IconButton
              label={t('gallery.nextPicture')}
              icon={<ArrowRightIcon />}
              aria-disabled={current === count - 1 || undefined}
              onClick={() => show(current + 1)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
