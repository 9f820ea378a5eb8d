import { ProviderRefusal, type ProviderStatus } from './paymentProvider.ts';

interface OutsideEffect {
  /** Has the effect at the provider. */
  call: () => Promise<void>;
  readStatus: () => Promise<ProviderStatus>;
  /** Whether the provider's state shows the effect. */
  isDone: (status: ProviderStatus) => boolean;
  /** An earlier call may have had the effect. */
  isRepeated: boolean;
}

/**
 * Has an effect at a provider. After an earlier call without a known result, and after a refusal, the provider's own state
 * decides: it may have done so already.
 *
 * @returns the refusal, or null if the effect has happened
 * @throws Error if the provider did not answer: the effect is not known
 */
export async function callOnce({
  call,
  readStatus,
  isDone,
  isRepeated,
}: OutsideEffect): Promise<ProviderRefusal | null> {
  if (isRepeated && isDone(await readStatus())) return null;
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return isDone(await readStatus()) ? null : error;
  }
  return null;
}
