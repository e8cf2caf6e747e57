import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.PUBLIC_URL ?? 'http://localhost:8000' },
  trailingSlash: 'never',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  proxy: [{ prefix: '/api', url: process.env.DEV_SERVICE_URL ?? 'http://127.0.0.1:8001' }],
  plugins: [{ resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content' } }],
};

export default config;
