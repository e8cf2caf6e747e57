import { navigate, type PageProps } from 'gatsby';
import { useCallback, useEffect, useRef } from 'react';
import { keptSession } from '../admin/session';
import { SignIn } from '../admin/sign-in/SignIn';
import { useSession } from '../admin/use-session';
import { Action } from '../components/Action/Action';
import { Brand } from '../components/Brand/Brand';
import { Icon } from '../components/Icon/Icon';
import { Picture } from '../components/Picture/Picture';
import type { AuthContext } from '../pages/account';
import { shell } from '../shell/shell';
import * as styles from './auth.module.css';

/** Which part of /admin led here, as the query of its address. */
type Wanted = { wanted?: string } | null;

/** `/auth`: the mark cut from two cloths, and the form. Whoever is signed in is led on to /admin. */
export default function Auth({ pageContext, location }: PageProps<object, AuthContext, Wanted>) {
  const { texts, motto, back, cloths } = pageContext;
  const session = useSession();
  const wanted = location.state?.wanted ?? '';
  // the form's effects run first, so it is known here whether a link led to it
  const linkedWith = useRef<typeof session>(undefined);
  const onLink = useCallback(() => {
    linkedWith.current = keptSession();
  }, []);
  useEffect(() => {
    if (!session || session === linkedWith.current) return;
    void navigate(`/admin${wanted}`, { replace: true });
  }, [session, wanted]);

  return (
    <div className={styles.page}>
      <div className={`ink ${styles.poster}`} aria-hidden="true">
        <div className={styles.mark}>
          <i className={styles.people}>
            <Picture picture={cloths.people} sizes="(max-width: 900px) 40vw, 36vw" priority />
          </i>
          <i className={styles.machine}>
            <Picture picture={cloths.machine} sizes="(max-width: 900px) 62vw, 60vw" priority />
          </i>
        </div>
        <p className={`lead ${styles.motto}`}>{motto}</p>
      </div>
      <div className={styles.side}>
        <Action
          href="/"
          className={styles.brand}
          aria-label={`${shell.brand.name}, ${shell.labels.home}`}
        >
          <Brand wordmark={shell.brand.wordmark} />
        </Action>
        <SignIn texts={texts} onLink={onLink} />
        <Action href={back.href} look="link" className={styles.back}>
          <Icon name="arrow-left" />
          {back.label}
        </Action>
      </div>
    </div>
  );
}

export { Head } from '../components/Seo/Seo';
