import { noPicture } from '../../../../site/build/pictures';
import { aiPage } from '../../../../site/pages/ai/ai';
import { testContent } from '../../../support/content/test-content';

test('pictures have the word on the AI page that stands beside each of them', async () => {
  const content = await testContent();
  const { places } = aiPage({ content, picture: noPicture }).context;

  expect(places.items.find(({ href }) => href === '/ai#pictures')).toMatchObject({
    hand: 'generated',
    label: content.ui.labels.use.algorithm,
  });
});
