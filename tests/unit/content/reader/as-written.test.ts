import { faultsAfter, removeTempContent } from '../../../support/content/temp-content';

afterAll(removeTempContent);

test.each(['08', '1e3', '0x1F', '1.20', '2024'])(
  'what reads as the number %s is offered in quotes as it was written',
  async (text) => {
    const { at, found } = await faultsAfter('news/february-panel.yaml', (story) =>
      story.replace(/^title: .*$/m, `title: ‸${text}`),
    );
    expect(found.filter((line) => line.startsWith('error'))).toEqual([
      `error ${at} title: is the number ${Number(text)}, not text. Put it in quotes: "${text}".`,
    ]);
  },
);

test('a place in the order is at least the first', async () => {
  const { at, found } = await faultsAfter('releases/zaya--wet-paint.yaml', (release) =>
    release.replace(/^order: .*$/m, 'order: ‸0'),
  );
  expect(found).toEqual([`error ${at} order: is 0. Write more than 0.`]);
});
