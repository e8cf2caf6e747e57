import { type RefObject, useRef } from 'react';
import { fillPhrase } from '../../fill-phrase';
import { isStill } from '../../motion/stillness';
import { Wave } from '../../player/dock/Wave';
import { outlineOf } from '../../player/outlines';
import { type Item, megabytes } from '../../player/track';
import { useSoundClock } from '../../player/use-sound-clock';
import { shell } from '../../shell/shell';
import { actionClass } from '../Action/Action';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './Signature.module.css';

interface SignatureClothProps extends Item {
  cloth: PictureData;
  /** This take is heard. */
  isMoving: boolean;
}

/** The artist's cloth, which moves with the beat, the curve of the take, and the recording of the signature itself. */
export function SignatureCloth({ track, take, cloth, isMoving }: SignatureClothProps) {
  const plate = useRef<HTMLDivElement>(null);
  const words = shell.player;
  usePulse(plate, isMoving);
  return (
    <div className={styles.cloth}>
      <div ref={plate} className={styles.plate}>
        <Picture picture={cloth} sizes="(max-width: 900px) 100vw, 55vw" alt="" />
      </div>
      <div className={styles.wave}>
        <Wave curve={outlineOf({ track, take }).curve} />
      </div>
      <p className={styles.rule}>
        <b>{take > 0 ? fillPhrase(words.take, { take }) : `${track.profile.bpm.middle} BPM`}</b>
        <span>{words.sameTake}</span>
      </p>
      {take === 0 && (
        <p>
          <a href={track.recording.href} className={actionClass('link', 'sm')}>
            {fillPhrase(words.recording, { size: megabytes(track.recording.bytes) })}
          </a>
        </p>
      )}
    </div>
  );
}

/** Pushes a picture forward on every beat that is heard; it rests where nothing may move. */
function usePulse(plate: RefObject<HTMLDivElement | null>, isOn: boolean): void {
  const last = useRef(-1);
  useSoundClock(isOn, ({ at, beats }) => {
    const beat = beats.filter((time) => time <= at).length - 1;
    if (beat === last.current) return;
    last.current = beat;
    if (beat < 0 || isStill()) return;
    const scale = beat % 4 === 0 ? 1.16 : 1.1;
    const picture = plate.current?.querySelector('img');
    picture?.animate([{ scale }, { scale: 1.05 }], { duration: 380, easing: 'ease-out' });
  });
}
