import { type ReactNode, useEffect } from 'react';
import type { Session } from '../../../services/contracts/auth';
import { prepareToasts } from '../../components/Toasts/announce';
import { shell } from '../../shell/shell';
import { AnalyticsView } from '../analytics/AnalyticsView';
import { InboxView } from '../inbox/InboxView';
import { AuditView } from '../lists/AuditView';
import { FollowsView } from '../lists/FollowsView';
import { OutboxView } from '../lists/OutboxView';
import { QuestionsView } from '../lists/QuestionsView';
import { SubscribersView } from '../lists/SubscribersView';
import { signOut } from '../session';
import { type Section, useSection } from '../use-section';
import * as styles from './AdminArea.module.css';
import { Rail } from './Rail';
import type { AdminTexts } from './texts';
import { useWaiting } from './use-waiting';

interface AdminAreaProps {
  texts: AdminTexts;
  session: Session;
}

/** What somebody sees who is signed in: the rail and one part at a time. */
export function AdminArea({ texts, session }: AdminAreaProps) {
  const [section, open, opened] = useSection();
  const waiting = useWaiting(session.user.roles.includes('admin'), section, texts);
  const views: Record<Section, () => ReactNode> = {
    analytics: () => <AnalyticsView texts={texts} session={session} />,
    inbox: () => <InboxView texts={texts} />,
    subscribers: () => <SubscribersView texts={texts} />,
    follows: () => <FollowsView texts={texts} />,
    questions: () => <QuestionsView texts={texts} />,
    outbox: () => <OutboxView texts={texts} />,
    audit: () => <AuditView texts={texts} />,
  };

  const title = texts.desk.sections[section] + shell.brand.titleSuffix;

  // some of what fails here is said by a toast alone, also without a connection
  useEffect(prepareToasts, []);

  // tabs and the browser's history tell the parts apart by it
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className={styles.area}>
      <Rail
        texts={texts}
        current={section}
        waiting={waiting}
        email={session.user.email}
        onOpen={open}
        onSignOut={() => void signOut()}
      />
      <div className={styles.view} key={`${section} ${opened}`}>
        {views[section]()}
      </div>
    </div>
  );
}
