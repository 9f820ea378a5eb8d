import { Heading } from '@hemvaror/ui/heading/Heading';
import type { WidgetContainer, AreaPlacement, WidgetProps } from '../../widget-area/widget.ts';
import { numberOf, textOf } from '../configuration.ts';
import { DeferredHtml } from '../html/DeferredHtml.ts';
import { isSideBySide } from '../isSideBySide.ts';
import classes from './TextWidget.module.css';

/** By render mode: h1, h2, h3, or a paragraph styled as a heading. */
const TAGS = ['h1', 'h2', 'h3', 'p'] as const;
const SIZES = ['page', 'section', 'part', 'part'] as const;
/** By the alignment of the configuration, which starts at 1. */
const ALIGNMENTS = ['left', 'left', 'center', 'right', 'justify'] as const;
const H2 = 1;

/** Title, subtitle and text (WIDGET-02): a section heading, the text beside an image, a claim or an introduction. */
export function TextWidget({ widget: { configuration, classNames }, container, placement }: WidgetProps) {
  const title = textOf(configuration, 'title');
  const subtitle = textOf(configuration, 'subtitle');
  const html = textOf(configuration, 'text');
  const titleMode = numberOf(configuration, 'titleRenderMode', H2);
  const subtitleTag = tagOf(numberOf(configuration, 'subtitleRenderMode', H2), placement) ?? 'h3';
  const role = classNames.includes('claim') ? 'claim' : roleOf(container, titleMode, html);
  const size = role === 'beside' ? 'page' : (SIZES[titleMode] ?? 'section');

  return (
    <div
      className={classes.text}
      data-role={role}
      data-align={ALIGNMENTS[numberOf(configuration, 'textAlignment', 1)] ?? 'left'}
    >
      {title && (
        <Heading
          as={tagOf(titleMode, placement) ?? 'h2'}
          size={size}
          className={role === 'claim' ? classes.figure : undefined}
        >
          {title}
        </Heading>
      )}
      {subtitle && (
        <Heading as={subtitleTag} size={role === 'claim' ? 'small' : 'part'} className={classes.subtitle}>
          {subtitle}
        </Heading>
      )}
      {html && (
        <DeferredHtml html={html} className={classes.body} button={role === 'beside' ? 'secondary' : 'primary'} />
      )}
    </div>
  );
}

/** A widget in a slot is never an h1: the page has its own. */
function tagOf(mode: number, placement: AreaPlacement) {
  return TAGS[placement === 'part' ? Math.max(mode, H2) : mode];
}

/** A single link, such as "show all". */
const LINK = /^(<p>)?\s*<a [^>]*>[^<]*<\/a>\s*(<\/p>)?$/;

/** `intro` starts a page, `beside` is next to an image, `head` is the heading of the next container, with a link or alone. */
function roleOf(container: Pick<WidgetContainer, 'layout' | 'design'>, titleMode: number, html: string) {
  const { layout, design } = container;
  if (isSideBySide(container)) return 'beside';
  if (titleMode === 0) return 'intro';
  return layout === 'full' && design === 'default' && (html === '' || LINK.test(html)) ? 'head' : 'plain';
}
