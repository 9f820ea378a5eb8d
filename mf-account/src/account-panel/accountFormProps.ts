import type { Ref } from 'react';

export type AccountFrameName = 'login' | 'create' | 'forgot' | 'change';

export interface AccountFormProps {
  ref: Ref<HTMLFormElement>;
  close: () => void;
  /** Goes over to another frame. */
  show: (frame: AccountFrameName) => void;
}
