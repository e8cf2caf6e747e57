import type { PageProps } from 'gatsby';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AskContext } from '../../../../site/pages/ask';

// what only a build makes: sheets, pictures, links of the router
jest.mock('../../../../site/templates/ask.module.css', () => ({}), { virtual: true });
jest.mock('../../../../site/components/Action/Action', () => ({
  Action: () => null,
  actionClass: () => '',
}));
jest.mock('../../../../site/components/Field/Field', () => ({ Field: () => null }));
jest.mock('../../../../site/components/Icon/Icon', () => ({ Icon: () => null }));
jest.mock('../../../../site/components/PageHead/PageHead', () => ({
  PageHead: ({ children }: { children: unknown }) => children,
}));
jest.mock('../../../../site/components/Seo/Seo', () => ({ Head: () => null }));

const context = {
  title: 'Ask',
  lead: '',
  disclosure: '',
  label: 'Question',
  placeholder: '',
  button: 'Ask',
  examples: { heading: '', questions: ['Who & when?'] },
  more: { label: 'Contact', href: '/contact' },
} as unknown as AskContext;

const before = process.env.GATSBY_API_URL;
afterEach(() => {
  if (before === undefined) delete process.env.GATSBY_API_URL;
  else process.env.GATSBY_API_URL = before;
});

test.each([
  ['', '/ask'],
  ['https://api.test', 'https://api.test/ask'],
])(
  'with the service at "%s" questions go to %s, where they are answered',
  async (service, page) => {
    process.env.GATSBY_API_URL = service;
    jest.resetModules();
    const { default: Ask } = await import('../../../../site/templates/ask');
    const props = { pageContext: context, location: { pathname: '/ask' } };
    const html = renderToStaticMarkup(
      createElement(Ask, props as unknown as PageProps<object, AskContext>),
    );

    expect(html).toContain(`<form action="${page}">`);
    expect(html).toContain(`<a href="${page}?q=Who+%26+when%3F">`);
  },
);
