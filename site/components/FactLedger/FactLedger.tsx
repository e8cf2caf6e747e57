import type { LinkTo } from '../../pages/page';
import type { PressFact } from '../../pages/press/press';
import { Action } from '../Action/Action';
import { Chip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { Ledger } from '../Ledger/Ledger';
import { SectionHead } from '../SectionHead/SectionHead';
import { SourceTag } from '../SourceTag/SourceTag';
import * as styles from './FactLedger.module.css';

interface FactLedgerProps {
  heading: string;
  /** Leads to all our figures. */
  ledger: LinkTo;
  note: string;
  columns: string[];
  rows: PressFact[];
}

/** Facts for print under their heading: name, value, and whose word it is. */
export function FactLedger({ heading, ledger, note, columns, rows }: FactLedgerProps) {
  return (
    <>
      <SectionHead title={heading}>
        <Action href={ledger.href} look="link">
          {ledger.label}
          <Icon name="arrow-right" />
        </Action>
      </SectionHead>
      <div className={styles.facts}>
        <Ledger
          caption={note}
          columns={columns}
          figures={1}
          rows={rows.map(({ name, display, source, isSelfReported, fact }) => [
            name,
            display,
            isSelfReported ? (
              <SourceTag key="source" of={`${name}, ${display}`} {...(fact && { fact })}>
                {source}
              </SourceTag>
            ) : (
              <span key="source" className={styles.ours}>
                <Chip look="outline">{source}</Chip>
              </span>
            ),
          ])}
        />
      </div>
    </>
  );
}
