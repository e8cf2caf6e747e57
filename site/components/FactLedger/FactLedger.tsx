import type { PressFact } from '../../pages/press/press';
import { Chip } from '../Chip/Chip';
import { Ledger } from '../Ledger/Ledger';
import { SourceTag } from '../SourceTag/SourceTag';
import * as styles from './FactLedger.module.css';

interface FactLedgerProps {
  note: string;
  columns: string[];
  rows: PressFact[];
}

/** Facts for print: name, value, and whose word it is. */
export function FactLedger({ note, columns, rows }: FactLedgerProps) {
  return (
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
  );
}
