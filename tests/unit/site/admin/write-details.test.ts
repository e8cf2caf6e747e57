import { writeDetails } from '../../../../site/admin/lists/write-details';

test.each([
  [null, ''],
  ['{}', ''],
  ['{"status":"open","notes":true}', 'status: open, notes'],
  ['{"messages":3,"consent":null}', 'messages: 3'],
  ['{"reason":"<b>=1</b>"}', 'reason: <b>=1</b>'],
])('details %s read %p', (details, words) => expect(writeDetails(details)).toBe(words));
