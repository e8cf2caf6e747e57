import { useEffect, useState } from 'react';
import { isCalmSystem, isStill, setStill } from '../../motion/stillness';
import { shell } from '../../shell/shell';
import { Icon } from '../Icon/Icon';
import * as styles from './MotionSwitch.module.css';

interface MotionSwitchProps {
  /** `square`: the sign alone, its words for readers; `words`: both. */
  look: 'square' | 'words';
}

/**
 * Stops everything that moves on the site, and starts it again. Not there where the system already
 * asks for no motion, nor without script, when nothing moves for long.
 */
export function MotionSwitch({ look }: MotionSwitchProps) {
  const [state, setState] = useState<'absent' | 'moving' | 'still'>('absent');
  useEffect(() => {
    const read = () => setState(isCalmSystem() ? 'absent' : isStill() ? 'still' : 'moving');
    read();
    window.addEventListener('motionchange', read);
    return () => window.removeEventListener('motionchange', read);
  }, []);
  if (state === 'absent') return null;

  const isPaused = state === 'still';
  const words = isPaused ? shell.labels.playMotion : shell.labels.pauseMotion;
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      onClick={() => setStill(!isPaused)}
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
      <span className={look === 'square' ? 'visually-hidden' : undefined}>{words}</span>
    </button>
  );
}
