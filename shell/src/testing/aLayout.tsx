import { Link } from '@hemvaror/runtime/routing/Link';
import type { LayoutName } from '../app/core/pages.ts';
import { Layout } from '../app/layouts/Layout.tsx';
import { aRoot, withSlots } from './aRoot.tsx';

/** A page with links. */
const PAGE = (
  <>
    <p>{'Sidans innehåll'}</p>
    <Link to="/c/hyllor">{'Till hyllorna'}</Link>
    <Link to="?material=massing">{'Bara mässing'}</Link>
  </>
);

/** A layout with that page. @param load loads its slots */
export function aLayout(name: LayoutName, load?: Parameters<typeof withSlots>[1], page = PAGE) {
  return withSlots(
    <Layout name={name} root={aRoot()}>
      {page}
    </Layout>,
    load,
  );
}
