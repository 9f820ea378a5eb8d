import type { UserEvent } from '@testing-library/user-event';

const ENTER = '{Enter}';

/**
 * Clicks a field and appends a text in one step: typing it key by key renders the form after each key. A test in which keys
 * matter uses `user.type`.
 *
 * @param text may end with `{Enter}`, which is pressed
 */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  const isSubmitted = text.endsWith(ENTER);
  const content = isSubmitted ? text.slice(0, -ENTER.length) : text;
  await user.click(field);
  if (content !== '') await user.paste(content);
  if (isSubmitted) await user.keyboard(ENTER);
}
