import type {
  CompleteCredit,
  CreditGrade,
  Credits,
  DigitalSource,
} from '../schema/complete-credits';
import type { CreditRole, CreditUse } from '../schema/credits';

const source = (iptc: string, schemaOrg: string): DigitalSource => ({
  iptc: `http://cv.iptc.org/newscodes/digitalsourcetype/${iptc}`,
  schemaOrg: `https://schema.org/${schemaOrg}DigitalSource`,
});

const CREATED = source('digitalCreation', 'DigitalArt');
const EDITED = source('humanEdits', 'MinorHumanEdits');
const COMPOSITE = source(
  'compositeWithTrainedAlgorithmicMedia',
  'CompositeWithTrainedAlgorithmicMedia',
);
const TRAINED = source('trainedAlgorithmicMedia', 'TrainedAlgorithmicMedia');
const ALGORITHMIC = source('algorithmicMedia', 'AlgorithmicMedia');

const SOURCES: Record<CreditUse, DigitalSource | null> = {
  human: CREATED,
  assisted: COMPOSITE,
  generated: TRAINED,
  algorithm: ALGORITHMIC,
  unknown: null,
  none: null,
};

/** Roles that work on what is there already. */
const EDITING: readonly CreditRole[] = ['mix', 'mastering', 'review'];

const GRADE_SOURCES: Record<CreditGrade, DigitalSource | null> = {
  generated: TRAINED,
  withAi: COMPOSITE,
  algorithm: ALGORITHMIC,
  human: CREATED,
  unknown: null,
};

/** How a text begins that somebody has signed: `confirmed: mixed by hand`. */
const SIGNED = /^(?:signed|confirmed)\b/i;

/** Whether a status says that somebody stands by the line. */
export function isSigned(status: string): boolean {
  return SIGNED.test(status);
}

/** How the result of one role came about. IPTC has no term for what is not known. */
export function sourceOf(role: CreditRole, use: CreditUse): DigitalSource | null {
  return use === 'human' && EDITING.includes(role) ? EDITED : SOURCES[use];
}

type GivenCredit = Pick<CompleteCredit, 'role' | 'use' | 'tool' | 'by' | 'status'>;

/** Credits as the pages, the mails and the machines need them. `status` is that of the block, if it has one. */
export function completeCredits(given: readonly GivenCredit[], status?: string): Credits {
  const roles = given.map((one) => ({
    ...one,
    isSigned: isSigned(one.status),
    source: sourceOf(one.role, one.use),
  }));
  const grade = gradeOf(roles);
  return {
    roles,
    grade,
    source: GRADE_SOURCES[grade],
    isSigned: roles.every((one) => one.isSigned) && (status === undefined || isSigned(status)),
  };
}

/** The cover says nothing about the recording, a reviewer nothing about the text: the others decide. */
function gradeOf(roles: readonly Pick<CompleteCredit, 'role' | 'use'>[]): CreditGrade {
  const made = roles.filter(({ role }) => role !== 'artwork' && role !== 'review');
  const uses = (made.length > 0 ? made : roles)
    .map(({ use }) => use)
    .filter((use) => use !== 'none');
  const only = (wanted: CreditUse) => uses.every((use) => use === wanted);
  if (uses.length === 0) return 'unknown';
  if (only('generated')) return 'generated';
  if (uses.includes('generated') || uses.includes('assisted')) return 'withAi';
  if (uses.includes('unknown')) return 'unknown';
  return uses.includes('algorithm') ? 'algorithm' : 'human';
}
