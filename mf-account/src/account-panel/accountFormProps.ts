import type { Ref } from 'react';
import type { OperationResult } from '@hemvaror/runtime/api/operations';
import type { UserInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';

export type AccountFrameName = 'login' | 'create' | 'forgot' | 'change';

/** Has the link to a new password mailed. @throws ApiError */
export type RequestLink = (email: string) => Promise<OperationResult<unknown>>;

export interface AccountFormProps {
  ref: Ref<HTMLFormElement>;
  close: () => void;
  /** Goes over to another frame. */
  show: (frame: AccountFrameName) => void;
  requestLink: RequestLink;
  /** Saves what a new customer has chosen beside the login. @throws ApiError */
  saveChoices: (user: UserInputType) => Promise<unknown>;
}
