import type { postAdminGrant } from '../../../services/contracts/admin/grant';
import type { Session } from '../../../services/contracts/auth';
import { actionClass } from '../../components/Action/Action';
import { announce } from '../../components/Toasts/announce';
import { ask } from '../ask';
import type { AdminTexts } from '../desk/texts';
import { StaffIcon } from '../StaffIcon';
import { liveSession } from '../session';

interface GrantButtonProps {
  texts: AdminTexts;
  session: Session;
  onGranted: () => void;
}

/** Makes the support account an administrator; anybody else is told why not. */
export function GrantButton({ texts, session, onGranted }: GrantButtonProps) {
  async function handleClick() {
    const result = await ask<typeof postAdminGrant>('POST', '/api/admin/grant', undefined, texts);
    if (!result.ok) return announce('error', texts.grantFailed, result.error.message);
    announce('success', texts.granted.title, texts.granted.text);
    await liveSession(session.access_token); // the next token carries the role
    onGranted();
  }

  return (
    <button
      type="button"
      className={actionClass('outline', 'sm')}
      title={texts.grantHint}
      onClick={() => void handleClick()}
    >
      <StaffIcon name="shield-plus" />
      {texts.grant}
    </button>
  );
}
