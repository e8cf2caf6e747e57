import type {
  AdminQuestion,
  getAdminQuestions,
  QuestionsList,
} from '../../../services/contracts/admin/questions';
import { Instant } from '../desk/Instant';
import { ListView } from '../desk/ListView';
import type { Column } from '../desk/Table';
import type { AdminTexts } from '../desk/texts';

const questionsOf = ({ questions }: QuestionsList) => questions;

/** What the assistant could not answer for certain and what was rated, those asked last first. */
export function QuestionsView({ texts }: { texts: AdminTexts }) {
  const words = texts.desk.questions;
  const columns = (): Column<AdminQuestion>[] => [
    { head: words.asked, cell: ({ last_at }) => <Instant at={last_at} /> },
    { head: words.question, cell: ({ question }) => question, isText: true },
    { head: words.times, cell: ({ asked }) => asked, isNumber: true },
    { head: words.language, cell: ({ language }) => language },
    { head: words.outcome, cell: ({ confidence }) => words.outcomes[confidence] },
    { head: words.helpful, cell: ({ helpful }) => helpful, isNumber: true },
    { head: words.unhelpful, cell: ({ unhelpful }) => unhelpful, isNumber: true },
    { head: words.reason, cell: ({ reason }) => reason && words.reasons[reason] },
    { head: words.page, cell: ({ nearest }) => nearest && <a href={nearest}>{nearest}</a> },
  ];

  return (
    <ListView<typeof getAdminQuestions, AdminQuestion>
      texts={texts}
      title={texts.desk.sections.questions}
      lead={words.lead}
      path="/api/admin/questions"
      rowsOf={questionsOf}
      keyOf={({ id }) => id}
      columns={columns}
    />
  );
}
