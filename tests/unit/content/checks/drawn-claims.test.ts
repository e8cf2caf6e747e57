import {
  faultsIn,
  PICTURE,
  removeTempContent,
  tempContent,
} from '../../../support/content/temp-content';

afterAll(removeTempContent);

const CLAIMS = /says “.* and our program has not drawn luna-night\.webp\. Write what is so\./;

test('texts that call every picture drawn are named once a photograph is shown, a press kit’s too', async () => {
  const root = await tempContent({
    'media/luna-night.webp': PICTURE,
    'faq.yaml': (text) =>
      text.replace(
        /^ {4}a: .*$/m,
        '    a: Portraits were drawn by Ana Silva. Rocka’s pictures are drawn by an algorithm.',
      ),
    'news/february-panel.yaml': (text) =>
      text.replace(
        'image: { alt: "" }',
        'image:\n  file: luna-night.webp\n  alt: ""\n  credits: { roles: [{ role: artwork, use: human, by: "", status: open }] }',
      ),
  });
  const found = (await faultsIn(root)).filter((line) => CLAIMS.test(line)).join('\n');

  expect(found).toMatch(/^warning content\/site\.yaml:\d+:\d+ disclosure\.images: /m);
  expect(found).toMatch(/^warning content\/ui\.yaml:\d+:\d+ footer\.pictures: /m);
  expect(found).toMatch(/^warning content\/pages\/press\.yaml:\d+:\d+ zip\.readme: /m);
  expect(found).not.toContain('content/news');
  expect(found).not.toContain('content/faq');
});

test('a picture that lies there and is nowhere shown makes no text untrue', async () => {
  const root = await tempContent({ 'media/luna-night.webp': PICTURE });
  expect((await faultsIn(root)).filter((line) => CLAIMS.test(line))).toEqual([]);
});
