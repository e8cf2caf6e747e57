import type { ComponentProps } from 'react';
import type { SearchField as Field } from '../../../../site/components/SiteSearch/SearchField';

const PROPS: ComponentProps<typeof Field> = {
  query: '',
  onChange: () => {},
  label: 'a',
  button: 'b',
};

// what only a build makes: sheets and sprites
jest.mock('../../../../site/components/SiteSearch/SearchField.module.css', () => ({}), {
  virtual: true,
});
jest.mock('../../../../site/components/Action/Action', () => ({ actionClass: () => '' }));
jest.mock('../../../../site/components/Field/Field', () => ({ Field: () => null }));
jest.mock('../../../../site/components/Icon/Icon', () => ({ Icon: () => null }));

const before = process.env.GATSBY_API_URL;
afterEach(() => {
  if (before === undefined) delete process.env.GATSBY_API_URL;
  else process.env.GATSBY_API_URL = before;
});

test.each([
  ['', '/search'],
  ['https://api.test', 'https://api.test/search'],
])(
  'with the service at "%s" a search without script goes to %s, which fills in what it finds',
  async (service, page) => {
    process.env.GATSBY_API_URL = service;
    jest.resetModules();
    const { createElement } = await import('react');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { SearchField } = await import('../../../../site/components/SiteSearch/SearchField');
    const html = renderToStaticMarkup(createElement(SearchField, PROPS));

    expect(html).toContain(` action="${page}"`);
  },
);
