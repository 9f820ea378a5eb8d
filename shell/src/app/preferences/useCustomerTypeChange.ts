import { useMatches, useRevalidator } from 'react-router-dom';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice, type CustomerType } from '@hemvaror/runtime/state/siteSlice';
import { asHandle } from '../core/routeHandle.ts';

/** The pages of editors, who address parts of them to persons or to companies. */
const EDITED = 'mf-content/';

/** @returns a function that changes the customer type, and loads an editor's page again */
export function useCustomerTypeChange(): (type: CustomerType) => void {
  const dispatch = useDispatch();
  const { revalidate } = useRevalidator();
  const isEdited = useMatches().some(({ handle }) => asHandle(handle)?.page?.startsWith(EDITED));

  return (type) => {
    dispatch(siteSlice.actions.customerTypeChanged(type));
    if (isEdited) void revalidate();
  };
}
