import type { LinkTo } from '../../pages/page';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';

/** The way back to the page above, before a title. */
export function BackLink({ back, className }: { back: LinkTo; className?: string | undefined }) {
  return (
    <Action href={back.href} look="link" className={className}>
      <Icon name="arrow-left" />
      {back.label}
    </Action>
  );
}
