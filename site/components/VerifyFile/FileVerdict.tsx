import type { ReactNode } from 'react';
import { fillPhrase } from '../../fill-phrase';
import type { VerifyTexts } from '../../pages/ai/verify';
import type { Verdict } from '../../verify/check-file';
import { madeHow } from '../../verify/made-how';
import { Icon } from '../Icon/Icon';
import * as styles from './VerifyFile.module.css';

interface FileVerdictProps {
  name: string;
  bytes: number;
  verdict: Verdict;
  texts: VerifyTexts;
}

/** What was found out about a file. A list whose signature is wrong proves nothing, whatever stands in it. */
export function FileVerdict({ name, bytes, verdict, texts }: FileVerdictProps) {
  const { sha256, entries, signature, keyId } = verdict;
  const { labels } = texts;
  const outcome = signature === 'wrong' ? 'wrong' : entries.length > 0 ? 'known' : 'unknown';
  const [first] = entries;
  const pages = [...new Set(entries.flatMap((entry) => entry.pages))];
  return (
    <section data-outcome={outcome} className={styles.verdict}>
      <h2 className="display">
        <Icon name={outcome === 'known' ? 'check-circle' : 'warning-circle'} />
        {texts[outcome].title}
      </h2>
      <p>{texts[outcome].text}</p>
      <dl>
        <Row term={labels.file}>{name}</Row>
        <Row term={labels.size}>{fillPhrase(texts.bytes, { n: bytes.toLocaleString('en') })}</Row>
        <Row term={labels.hash}>
          <code>{sha256}</code>
        </Row>
        {outcome === 'known' && first && (
          <>
            <Row term={labels.published}>{entries.map(({ path }) => path).join(', ')}</Row>
            {pages.length > 0 && (
              <Row term={labels.pages}>
                {pages.map((page) => (
                  <a key={page} href={page}>
                    {page}
                  </a>
                ))}
              </Row>
            )}
            <Row term={labels.made}>{madeHow(first, texts)}</Row>
            <Row term={labels.tool}>{first.credits.tool ?? texts.noTool}</Row>
          </>
        )}
        <Row term={labels.signature}>{texts.signatures[signature]}</Row>
        {keyId && (
          <Row term={labels.key}>
            <code>{keyId}</code>
          </Row>
        )}
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
