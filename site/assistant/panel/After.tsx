import type { InquiryType } from '../../../services/contracts/limits/contact';
import { actionClass } from '../../components/Action/Action';
import { Icon } from '../../components/Icon/Icon';
import { withNames } from '../../shell/with-names';
import { type Conversation, lastAnswer } from '../talk/conversation';
import * as styles from './After.module.css';
import { AnswerTools } from './AnswerTools';
import { HandOver } from './hand-over/HandOver';
import { handOver } from './hand-over/hand-over';
import { QuickAction } from './QuickAction';
import { Typing } from './Typing';
import { talk } from './talk';
import { texts } from './texts';

/** The conversation so far, and the way to hand it over. */
export interface AfterProps {
  conversation: Conversation;
  path: string;
  /** Set while the conversation is being handed to a person. */
  desk: InquiryType | undefined;
}

/** What stands below the last message: the answer as it comes, what to do with it, what to ask next. */
export function After({ conversation, path, desk }: AfterProps) {
  const { messages, step } = conversation;
  const answer = lastAnswer(conversation);
  const ideas =
    messages.length === 0
      ? (texts.suggestions[path] ?? texts.suggestions.default)
      : answer?.suggestions;

  if (step.name === 'pending') return <Typing text={step.text} />;
  if (desk) return <HandOver messages={messages} desk={desk} />;
  if (step.name === 'stopped' || step.name === 'failed')
    return (
      <div className={styles.fault}>
        <p>
          <Icon name="warning-circle" />
          {step.name === 'failed' ? step.message || texts.failed.text : texts.stopped}
        </p>
        <button type="button" className={actionClass('outline', 'sm')} onClick={talk.retry}>
          {texts.retry}
        </button>
      </div>
    );
  return (
    <>
      {answer?.action && (
        <QuickAction key={messages.length} action={answer.action} onHandOver={handOver.open} />
      )}
      {answer && <AnswerTools key={`tools ${messages.length}`} answer={answer} />}
      {ideas && ideas.length > 0 && (
        <ul className={styles.ideas} aria-label={texts.next}>
          {ideas.map((idea) => (
            <li key={idea}>
              <button type="button" onClick={() => talk.ask(idea)}>
                {withNames(idea)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
