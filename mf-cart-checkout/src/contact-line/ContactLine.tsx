import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Text } from '@hemvaror/ui/text/Text';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';

interface ContactLineProps {
  /** Before the address of customer service. */
  text: string;
  className?: string | undefined;
}

/** A question with the mail address of customer service. Renders nothing if the shop has no contact details. */
export function ContactLine({ text, className }: ContactLineProps) {
  // A shell that was released before the setting has no contact details.
  const config: Partial<PublicConfig> = useShop().config;
  const { contact } = config;
  if (!contact) return null;

  return (
    <Text size="small" muted className={className}>
      {text}{' '}
      <a className={textLinkClassName()} href={`mailto:${contact.email}`}>
        {contact.email}
      </a>
    </Text>
  );
}
