import type { Ref } from 'react';
import type { OperationResult } from '@hemvaror/runtime/api/operations';
import type { UserInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';

export type AccountFrameName = 'login' | 'create' | 'forgot' | 'change';

/** Requests the mail with the reset link. @throws ApiError */
export type RequestLink = (email: string) => Promise<OperationResult<unknown>>;

export interface AccountFormProps {
  ref: Ref<HTMLFormElement>;
  close: () => void;
  /** Switches to another frame. */
  show: (frame: AccountFrameName) => void;
  requestLink: RequestLink;
  /** Saves newsletter and customer type of a new account. @throws ApiError */
  savePreferences: (user: UserInputType) => Promise<unknown>;
}
