import { ModalPlace } from './ModalPlace.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageLoading } from './PageLoading.tsx';
import { ToastPlace } from './ToastPlace.tsx';

/** What a layout tells beside its page. Nothing of it is on the first view, so its code comes with the first touch. */
export function Feedback() {
  return (
    <>
      <PageLoading />
      <OfflineNotice />
      <ToastPlace />
      <ModalPlace />
    </>
  );
}
