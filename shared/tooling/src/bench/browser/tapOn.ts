import { cartWithOneLine } from '../api/cart.ts';
import { cartCookie } from '../benchSite.ts';
import type { Figures } from '../measure/pairs.ts';
import type { SiteBench } from '../parts/part.ts';
import type { Control } from '../options.ts';
import type { Target } from '../targets.ts';
import type { Screen } from './screens.ts';
import { measureTap, type MeasuredTap, type Occasion } from './tap.ts';
import type { OwnTap } from './taps/ownTap.ts';
import { CONSENT_ANSWERED, isOurs, visitorOf } from './visitors.ts';

/** A tap on a control of a shop. @returns undefined if the shop lacks the page or the control is not given */
export function tapOn(
  { browser, site, targets: [own] }: Pick<SiteBench, 'browser' | 'site' | 'targets'>,
  target: Target,
  tap: OwnTap,
  screen: Screen,
  occasion: Occasion,
): (() => Promise<Figures>) | undefined {
  const path = isOurs(target) ? (tap.path ?? target.pages[tap.page]) : target.pages[tap.page];
  const given = target.taps.get(tap.name);
  if (path === undefined || !(given || isOurs(target))) return undefined;
  const measured = given ? givenTap(tap, given) : ownTap(tap, screen);
  const needsCart = tap.visitor === 'cart' && !given;
  if (needsCart && target.cookies.cart === undefined) return undefined;

  return async () => {
    // Each visitor has their own cart: the taps change it.
    const ofVisitor = target === own ? cartCookie(await cartWithOneLine(site.apiOrigin)) : target.cookies.cart;
    const cookies = [needsCart ? ofVisitor : '', tap.visitor === 'undecided' ? '' : CONSENT_ANSWERED];
    const visitor = visitorOf(target, screen, ...cookies.filter((cookie) => cookie !== undefined));
    return measureTap(browser, visitor, { ...measured, url: target.origin + path }, occasion);
  };
}

function ownTap({ name, before, by, control, result }: OwnTap, screen: Screen): Omit<MeasuredTap, 'url'> {
  return { name, before, by, control: (page) => control(page, screen), result };
}

function givenTap({ name }: OwnTap, { role, name: label }: Control): Omit<MeasuredTap, 'url'> {
  const selector = `role=${role}[name=${JSON.stringify(label)}i]`;
  return { name, control: (page) => page.locator(selector).filter({ visible: true }).first() };
}
