import { artistColours } from '../../../../../site/build/styles/artist-colours';

const look = {
  accent: '#111111',
  accentInk: '#222222',
  deep: '#333333',
  accent2: '#444444',
  accentText: { dark: '#555555', light: '#666666' },
};

test('an artist’s colours and tempo become custom properties of its subtree, in both themes', () => {
  const css = artistColours([{ slug: 'new-one', look, bpm: 90 }]);

  expect(css).toContain('[data-artist="new-one"]{--a:#111111;');
  expect(css).toContain('--bpm:90');
  expect(css).toContain('--a-on-dark:#555555;--a-on-light:#666666');
});
