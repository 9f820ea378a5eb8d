import type { ContainerEntry } from '../model/catalogEntries.ts';

/** The display and the customer for which the containers of an area are selected. */
export type Audience = Required<Pick<ContainerEntry, 'displaySetting' | 'customerType'>>;

/** Reads the arguments of an area query. Without them, or with an unknown display setting, a person at a desktop (WIDGET-14). */
export function audienceFrom(args: {
  displaySetting?: string | null | undefined;
  customerType?: Audience['customerType'] | null | undefined;
}): Audience {
  return {
    displaySetting: args.displaySetting === 'mobile' ? 'mobile' : 'desktop',
    customerType: args.customerType ?? 'PERSON',
  };
}

/** Whether a container is for everyone, or for this audience. */
export function isFor(
  { displaySetting, customerType }: Pick<ContainerEntry, 'displaySetting' | 'customerType'>,
  audience: Audience,
): boolean {
  return (
    (displaySetting === undefined || displaySetting === audience.displaySetting) &&
    (customerType === undefined || customerType === audience.customerType)
  );
}
