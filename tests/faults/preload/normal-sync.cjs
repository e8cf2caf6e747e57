// Loaded into the service before anything else, for a control that has to fail: SQLite then does not
// wait for the disk at a commit, and what was acknowledged goes with the power.
const { Database } = require('sqlite3');

const { exec } = Database.prototype;
/**
 * @param {string} sql
 * @param {[callback?: (error: Error | null) => void]} rest
 */
Database.prototype.exec = function (sql, ...rest) {
  return exec.call(this, sql.replace('synchronous = FULL', 'synchronous = NORMAL'), ...rest);
};
