import { aContactRequest } from '../factories';
import { CONTACT, type Hostile, JSON_TYPE } from './request';

const valid = JSON.stringify(aContactRequest());

/** Methods, addresses and headers that are not meant to be. */
export const ADDRESSES: Hostile[] = [
  {
    name: 'key: too long',
    path: CONTACT,
    headers: { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(201) },
    body: valid,
    status: 422,
  },
  {
    name: 'key: with spaces',
    path: CONTACT,
    headers: { ...JSON_TYPE, 'idempotency-key': 'a b' },
    body: valid,
    status: 422,
  },

  { name: 'method: GET', method: 'GET', path: CONTACT, status: 405 },
  { name: 'method: DELETE', method: 'DELETE', path: CONTACT, status: 405 },
  { name: 'method: PROPFIND', method: 'PROPFIND', path: CONTACT, status: 405 },
  { name: 'method: POST to health', path: '/api/health', body: '{}', status: 405 },
  {
    name: 'method: overridden',
    method: 'GET',
    path: CONTACT,
    headers: { 'x-http-method-override': 'POST' },
    status: 405,
  },
  { name: 'address: unknown', method: 'GET', path: '/api/nothing', status: 404 },
  { name: 'address: the API itself', method: 'GET', path: '/api', status: 404 },
  { name: 'address: another case', path: '/API/contact', body: valid, status: 404 },
  { name: 'address: with a slash', path: '/api/contact/', body: valid, status: 404 },
  { name: 'address: with two slashes', path: '//api/contact', body: valid, status: 404 },
  { name: 'address: encoded', path: '/api%2fcontact', body: valid, status: 404 },
  { name: 'address: bad encoding', method: 'GET', path: '/api/%E0%A4%A', status: 404 },
  {
    name: 'address: another case of a guarded one',
    method: 'GET',
    path: '/api/Admin/messages',
    status: 404,
  },
  { name: 'address: with dots', method: 'GET', path: '/api/contact/%2e%2e/admin', status: 404 },
  {
    name: 'address: with a backslash',
    method: 'GET',
    path: '/api%5Cadmin%5Cmessages',
    status: 404,
  },
  {
    name: 'address: with a semicolon',
    method: 'GET',
    path: '/api/admin/messages;x=1',
    status: 404,
  },
  { name: 'address: with NUL', method: 'GET', path: '/api/contact%00', status: 404 },
  {
    name: 'address: 8,000 characters',
    method: 'GET',
    path: `/api/${'x'.repeat(8_000)}`,
    status: 404,
  },
];
