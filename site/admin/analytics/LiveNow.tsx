import { useEffect } from 'react';
import type { getAdminLive } from '../../../services/contracts/admin-events';
import type { AdminTexts } from '../desk/texts';
import { useAsk } from '../use-ask';
import * as styles from './LiveNow.module.css';

/** How often the figure is read again while it is in sight. */
const EVERY_MS = 15_000;

/** Who is on the site at this moment. */
export function LiveNow({ texts }: { texts: AdminTexts }) {
  const { value, reload } = useAsk<typeof getAdminLive>('/api/admin/live', texts);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);

  if (!value) return null;
  return (
    <section className={styles.panel}>
      <h2>
        <b className="display">{value.visitors}</b> {texts.desk.analytics.live}
      </h2>
      <ul>
        {value.pages.slice(0, 5).map(({ name, visitors }) => (
          <li key={name}>
            <span>{name}</span> <b>{visitors}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
