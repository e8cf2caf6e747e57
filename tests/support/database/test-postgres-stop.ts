export { stopPostgres as default } from './test-postgres';
