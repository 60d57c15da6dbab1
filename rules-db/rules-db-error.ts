/** The rules database cannot be read: missing, foreign, of another schema, damaged. Knows no SQLite, so that every process may know it. */
export class RulesDbError extends Error {
  override name = 'RulesDbError';
}
