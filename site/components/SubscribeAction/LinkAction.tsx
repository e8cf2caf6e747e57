import type { ReactNode } from 'react';
import type { LinkTo } from '../../pages/page';
import { Action } from '../Action/Action';
import { SubscribeAction } from './SubscribeAction';

interface LinkActionProps {
  link: LinkTo;
  className?: string | undefined;
  children: ReactNode;
}

/** An editor's control: a link, or the newsletter form in a dialog. */
export function LinkAction({ link, className, children }: LinkActionProps) {
  const { label, href, subscription } = link;
  if (!subscription)
    return (
      <Action href={href} className={className}>
        {children}
      </Action>
    );
  return (
    <SubscribeAction
      href={href}
      subscription={subscription}
      title={label}
      wording={subscription.source === 'africa_artists_page' ? 'joined' : 'subscribed'}
      className={className}
    >
      {children}
    </SubscribeAction>
  );
}
