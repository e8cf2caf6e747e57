import { type ComponentType, useEffect, useState } from 'react';
import { onFirstNeed } from './announce';
import type { ToastStackProps } from './ToastStack';

/** The place of the toasts. What draws them is loaded when the first one is needed. */
export function Toasts(props: ToastStackProps) {
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);

  useEffect(
    () =>
      onFirstNeed(() => {
        import('./ToastStack').then(
          (module) => setStack(() => module.ToastStack),
          () => {
            // without a connection there is no toast: what a form has to say stands on the page as well
          },
        );
      }),
    [],
  );

  return Stack && <Stack {...props} />;
}
