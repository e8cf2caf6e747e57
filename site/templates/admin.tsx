import { navigate, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { AdminArea } from '../admin/desk/AdminArea';
import { takeEnd } from '../admin/session';
import { confirmAddress } from '../admin/sign-in/confirm-address';
import { useSession } from '../admin/use-session';
import { announce, withdraw } from '../components/Toasts/announce';
import type { AdminContext } from '../pages/account';
import * as styles from './admin.module.css';

/** `/admin`: the area for staff. Without a session it leads to /auth. */
export default function Admin({ pageContext }: PageProps<object, AdminContext>) {
  const { texts } = pageContext;
  const session = useSession();
  const [isConfirming, setIsConfirming] = useState(true);

  useEffect(() => {
    void confirmAddress(texts.offline).then((done) => {
      if (done && 'foreign' in done)
        return navigate(`/auth#confirm=${done.foreign}`, { replace: true });
      const result = done?.result;
      if (result?.ok) announce('success', texts.confirmed);
      else if (result) announce('error', texts.authFailed, result.error.message);
      setIsConfirming(false);
    });
  }, [texts]);

  useEffect(() => {
    if (session) withdraw(texts.sessionEnded);
    if (session !== undefined || isConfirming) return;
    if (takeEnd()) announce('error', texts.sessionEnded);
    void navigate('/auth', { replace: true, state: { wanted: window.location.search } });
  }, [session, isConfirming, texts]);

  if (session && !isConfirming) return <AdminArea texts={texts} session={session} />;
  return (
    <div className={styles.waiting}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <p role="status">{texts.loading}</p>
      <noscript>
        <p>{texts.desk.noScript}</p>
      </noscript>
    </div>
  );
}

export { Head } from '../components/Seo/Seo';
