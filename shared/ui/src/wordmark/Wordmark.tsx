import { MARK_HEIGHT, markImage } from './markImages.ts';
import classes from './Wordmark.module.css';

interface WordmarkProps {
  /** Name of a payment service or a carrier, `card` or `invoice`. */
  name: string;
  /** Text alternative; empty beside a text that says the same. By default, the name. */
  alt?: string;
  as?: 'span' | 'li';
}

/** The mark of a payment service or a carrier: an image, or its name as text if there is none (FOOT-06, FOOT-07, CHECKOUT-03). */
export function Wordmark({ name, alt = name, as: Tag = 'span' }: WordmarkProps) {
  const image = markImage(name);

  return (
    <Tag className={image ? classes.image : classes.text} data-wordmark>
      {image ? <img src={image.src} width={image.width} height={MARK_HEIGHT} alt={alt} /> : alt}
    </Tag>
  );
}
