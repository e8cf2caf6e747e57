import { Slide, ToastContainer } from 'react-toastify';

/** Where toasts appear: bottom left, above everything but dialogs. At most three at once. */
export function Toasts({ label }: { label: string }) {
  return (
    <ToastContainer
      position="bottom-left"
      aria-label={label}
      transition={Slide}
      limit={3}
      hideProgressBar
      closeOnClick={false}
      pauseOnHover
      draggable={false}
      stacked={false}
    />
  );
}
