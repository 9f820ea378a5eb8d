import type { ReactNode } from 'react';
import { Link } from '@hemvaror/runtime/routing/Link';
import { richTextTokens, type RichNode } from './richTextTokens.ts';

/** An editor's text with simple markup. The API sanitizes it when it is saved; here only an allowlist of elements is rendered. */
export function RichText({ html }: { html: string }) {
  return <>{richTextTokens(html).map(elementOf)}</>;
}

function elementOf(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, href } = node;
  if (Tag === 'br') return <br key={key} />;
  const children = node.children.map(elementOf);
  if (Tag !== 'a') return <Tag key={key}>{children}</Tag>;
  return href ? (
    <Link key={key} to={href}>
      {children}
    </Link>
  ) : (
    children
  );
}
