import { writeAct } from '../../../../site/admin/inbox/pane/write-act';
import { testContent } from '../../../support/content/test-content';

test.each([
  ['message.reply', '{"status":"open"}', 'Reply queued'],
  ['message.change', '{"status":"closed"}', 'Closed'],
  ['message.change', '{"notes":true}', 'Note saved'],
  ['message.change', '{"status":"open","notes":true}', 'Open, Note saved'],
  ['message.change', null, 'message.change'],
  ['message.move', '{"status":"toString"}', 'message.move'],
])('the act %s %s reads %j', async (action, details, words) => {
  const content = await testContent();
  const { inbox } = content.pages.system.admin.desk;
  expect(writeAct({ action, details }, inbox)).toBe(words);
});
