import { saveFile } from '../../../../site/admin/save-file';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a saved file begins with the mark by which spreadsheets know UTF-8', async () => {
  const saved: Blob[] = [];
  const link = { href: '', download: '', click: () => {} };
  const createObjectURL = jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    // what is saved here are blobs
    saved.push(file as Blob);
    return 'blob:x';
  });
  const revokeObjectURL = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  Object.assign(globalThis, { document: { createElement: () => link } });

  saveFile('people.csv', new Blob(['name\r\nZo\u00eb'], { type: 'text/csv' }));

  const bytes = Buffer.from(await (saved[0] ?? new Blob()).arrayBuffer());
  expect(bytes.toString('latin1')).toBe('\u00ef\u00bb\u00bfname\r\nZo\u00c3\u00ab');
  expect({ name: link.download, type: saved[0]?.type }).toEqual({
    name: 'people.csv',
    type: 'text/csv',
  });
  // Safari reads it only after the press
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:x');
  createObjectURL.mockRestore();
  revokeObjectURL.mockRestore();
  Reflect.deleteProperty(globalThis, 'document');
});
