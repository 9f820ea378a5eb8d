import { widthAtLeast } from '@hemvaror/domain/image/widthAtLeast';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Picture } from '@hemvaror/ui/picture/Picture';
import type { SecondLevelItem } from '../../menu/toDisplayMenu.ts';
import classes from './MenuImages.module.css';

/** Twice the rendered width, for sharp screens. */
const MIN_WIDTH_PX = 560;

interface MenuImagesProps {
  items: readonly SecondLevelItem[];
  onNavigate: () => void;
}

/** The images of a submenu, each a link with its caption. They load when the submenu is shown. */
export function MenuImages({ items, onNavigate }: MenuImagesProps) {
  const { imageServer, widgetImageWidths } = useShop().config;
  const width = widthAtLeast(widgetImageWidths, MIN_WIDTH_PX);

  return (
    <ul className={classes.images}>
      {items.map(({ label, path, newTab, image = '' }, index) => {
        const content = (
          <>
            <Picture
              src={`${imageServer}/pagewidget/${width}w/${encodeURIComponent(image)}`}
              alt=""
              width={5}
              height={4}
              className={classes.image}
            />
            {label}
          </>
        );
        return (
          <li key={index}>
            {path === null ? (
              content
            ) : (
              <Link to={path} newTab={newTab ?? false} className={classes.link} onClick={onNavigate}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
