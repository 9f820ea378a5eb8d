import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { Channel, ThemeSetting } from './rootData.ts';
import { ChannelDocument, ChannelThemeDocument } from './channel.generated.ts';

/**
 * Asks for the channel of a site: its markets, and how it wants to look.
 *
 * @throws ApiError or PageError 503 when the API cannot be had or has no such channel (ERR-04)
 */
export async function fetchChannel(operations: GraphQLOperations): Promise<Channel> {
  const [{ channel }, themeSettings] = await Promise.all([
    operations.query({ document: ChannelDocument }),
    themeSettingsOf(operations),
  ]);
  if (!channel) throw new PageError(503, 'the API knows no channel of this site');
  return { ...channel, themeSettings };
}

/** A backend without them refuses the question, and the shop has its default looks (LOCALE-09). */
async function themeSettingsOf(operations: GraphQLOperations): Promise<ThemeSetting[]> {
  try {
    const { data } = await operations.executeWithRefusals({ document: ChannelThemeDocument });
    return compact(data?.channel?.themeSettings);
  } catch {
    // Looks are no reason to fail; what ails the API the other question tells.
    return [];
  }
}
