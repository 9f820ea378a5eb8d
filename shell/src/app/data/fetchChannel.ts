import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { Channel, ThemeSetting } from './rootData.ts';
import { ChannelDocument, ChannelThemeDocument } from './channel.generated.ts';

/**
 * Fetches the channel of a site: its markets and its theme.
 *
 * @throws ApiError or PageError 503 if the API is unavailable or has no such channel (ERR-04)
 */
export async function fetchChannel(operations: GraphQLOperations): Promise<Channel> {
  const [{ channel }, themeSettings] = await Promise.all([
    operations.query({ document: ChannelDocument }),
    themeSettingsOf(operations),
  ]);
  if (!channel)
    throw new PageError(503, 'The API has no channel for this site. Check CHANNEL_ID_SV and CHANNEL_ID_EN.');
  return { ...channel, themeSettings };
}

/** A backend without theme settings rejects the query, and the shop has its default theme (LOCALE-09). */
async function themeSettingsOf(operations: GraphQLOperations): Promise<ThemeSetting[]> {
  try {
    const { data } = await operations.executeWithRefusals({ document: ChannelThemeDocument });
    return compact(data?.channel?.themeSettings);
  } catch {
    // The theme is optional. The channel query reports an unavailable API.
    return [];
  }
}
