import { type MouseEvent, type ReactNode, useRef } from 'react';
import { isPopoverOpen } from '../../is-popover-open';
import { onScrim } from '../../on-scrim';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './InfoDialog.module.css';

interface InfoDialogProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** Term and sentence, in reading order. */
  parts: { term: string; text: string }[];
  picture?: PictureData;
  /** The words of the button that thanks and closes. */
  done: string;
  close: string;
  /** What opens it; the whole of it is the button. */
  children: ReactNode;
  className?: string | undefined;
  footer?: ReactNode;
}

/**
 * A button and the dialog it opens. Also a popover, so that the browser opens it before the script
 * runs; its text is in the page for readers and search engines either way.
 */
export function InfoDialog(props: InfoDialogProps) {
  const { id, done, close, children, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLButtonElement>(null);
  const cross = useRef<HTMLButtonElement>(null);

  function open(event: MouseEvent) {
    event.preventDefault();
    if (isPopoverOpen(dialog.current)) return;
    dialog.current?.showModal();
    begin(body.current, answer.current, cross.current, `${id}-text`);
  }

  function shut(event: MouseEvent) {
    if (isPopoverOpen(dialog.current)) return; // the browser's own business
    event.preventDefault();
    dialog.current?.close();
    opener.current?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="dialog"
        onClick={open}
      >
        {children}
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        className={styles.dialog}
        aria-labelledby={`${id}-title`}
        {...onScrim(shut)}
      >
        <div ref={body} className={styles.body}>
          <Content info={props}>
            <button
              ref={answer}
              type="button"
              className={actionClass()}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={shut}
            >
              {done}
            </button>
          </Content>
        </div>
        <button
          ref={cross}
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
          onClick={shut}
        >
          <Icon name="x" />
        </button>
      </dialog>
    </>
  );
}

/**
 * The answer has the focus; where it is out of sight, which would begin the text at its end, the cross. Both stand
 * after the text, so that is read out with them; its id is given here, since pages count their bytes.
 */
function begin(
  text: HTMLElement | null,
  answer: HTMLElement | null,
  cross: HTMLElement | null,
  textId: string,
): void {
  const isLong = text !== null && text.scrollHeight > text.clientHeight;
  const [first, second] = isLong ? [cross, answer] : [answer, cross];
  text?.querySelector('dl')?.setAttribute('id', textId);
  first?.setAttribute('aria-describedby', textId);
  second?.removeAttribute('aria-describedby');
  first?.focus();
  if (isLong) text.scrollTop = 0;
}

/** The cloth, and what it is about, term by term; the button that closes is given. */
function Content({ info, children }: { info: InfoDialogProps; children: ReactNode }) {
  const { id, title, parts, picture, footer } = info;
  return (
    <>
      {picture && (
        <div className={styles.cloth}>
          <Picture picture={picture} sizes="600px" alt="" />
        </div>
      )}
      <div className={styles.text}>
        <h2 id={`${id}-title`} className="display">
          {withWholeWords(title)}
        </h2>
        <dl>
          {parts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {footer}
        {children}
      </div>
    </>
  );
}

/** Among other words, one with a hyphen goes to the next line as a whole. */
function withWholeWords(title: string): ReactNode {
  if (!title.includes(' ')) return title;
  // every other piece is what the pattern took
  return (
    title
      .split(/(\S+-\S+)/)
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
      .map((piece, at) => (at % 2 ? <span key={at}>{piece}</span> : piece))
  );
}
