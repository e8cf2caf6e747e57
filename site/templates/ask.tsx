import type { PageProps } from 'gatsby';
import { ASSISTANT_LIMITS } from '../../services/contracts/limits/assistant';
import { endpointUrl } from '../api/call';
import { Action, actionClass } from '../components/Action/Action';
import { Field } from '../components/Field/Field';
import { Icon } from '../components/Icon/Icon';
import { PageHead } from '../components/PageHead/PageHead';
import { FILLED_ELSEWHERE } from '../filled-elsewhere';
import type { AskContext } from '../pages/ask';
import * as styles from './ask.module.css';

/** `/ask`: the assistant as a plain form, which the service answers on this same page, or on its own where the site is elsewhere. */
export default function Ask({ pageContext }: PageProps<object, AskContext>) {
  const { title, lead, disclosure, label, placeholder, button, examples, more } = pageContext;
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={lead}>
        <p className={styles.disclosure}>
          <Icon name="info" />
          {disclosure}
        </p>
        <div className={styles.talk}>
          {/* The service finds this element by its exact text and writes the answer into it. */}
          <div data-fill="ask" {...FILLED_ELSEWHERE} />
          <form action={endpointUrl('/ask')}>
            <Field
              name="q"
              label={label}
              error={undefined}
              placeholder={placeholder}
              maxLength={ASSISTANT_LIMITS.messageMax}
              required
              autoComplete="off"
              enterKeyHint="send"
              joined={
                <button type="submit" className={actionClass()}>
                  {button}
                </button>
              }
            />
          </form>
          <div className={styles.examples}>
            <h2 className="label">{examples.heading}</h2>
            <ul>
              {examples.questions.map((question) => (
                <li key={question}>
                  {/* Not a link of the site's own kind: only the service knows the answer. */}
                  <a href={endpointUrl(`/ask?${new URLSearchParams({ q: question })}`)}>
                    {question}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Action href={more.href} look="link">
          {more.label}
        </Action>
      </PageHead>
      <div className="selvedge" />
    </div>
  );
}

export { Head } from '../components/Seo/Seo';
