/** The tables of the server, in one SQLite database. */
import { DatabaseSync } from 'node:sqlite';

const tables = `
  CREATE TABLE IF NOT EXISTS clock (offset_ms INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS mail (mail_pk INTEGER PRIMARY KEY, email TEXT NOT NULL, text TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS members (
    member_pk INTEGER PRIMARY KEY, member_id TEXT NOT NULL UNIQUE COLLATE NOCASE, member_email TEXT NOT NULL UNIQUE,
    member_name TEXT NOT NULL, member_type TEXT NOT NULL, password TEXT NOT NULL, profile TEXT NOT NULL DEFAULT '{}'
  );
  CREATE TABLE IF NOT EXISTS login_attempts (
    member_id TEXT PRIMARY KEY COLLATE NOCASE, failures INTEGER NOT NULL, locked_until INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sessions (
    session_pk INTEGER PRIMARY KEY, member_pk INTEGER NOT NULL REFERENCES members, refresh_token TEXT NOT NULL UNIQUE,
    ends_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS access_tokens (
    token TEXT PRIMARY KEY, session_pk INTEGER NOT NULL REFERENCES sessions ON DELETE CASCADE, expires_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS email_codes (
    email TEXT PRIMARY KEY, code TEXT NOT NULL, sent_at INTEGER NOT NULL, failures INTEGER NOT NULL, verified_at INTEGER
  );
  CREATE TABLE IF NOT EXISTS posts (
    post_pk INTEGER PRIMARY KEY, board TEXT NOT NULL, title TEXT NOT NULL, content TEXT NOT NULL, date TEXT,
    hit INTEGER DEFAULT 0, pinned INTEGER NOT NULL DEFAULT 0, admin_name TEXT,
    member_pk INTEGER REFERENCES members
  );
  CREATE TABLE IF NOT EXISTS inquiries (inquiry_pk INTEGER PRIMARY KEY, member_pk INTEGER, fields TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS files (
    file_pk INTEGER PRIMARY KEY AUTOINCREMENT, post_pk INTEGER REFERENCES posts, inquiry_pk INTEGER REFERENCES inquiries,
    name TEXT NOT NULL, size INTEGER NOT NULL, bytes BLOB NOT NULL
  );
`;

const searchable = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Removes the tags of a content that begins with a tag; members type plain text. */
const withoutTags = (content: string) => (/^\s*<[a-z]/i.test(content) ? content.replace(/<[^>]*>/g, ' ') : content);

/** Returns 1 when a text contains another, ignoring case, tags, the Unicode form and the kind of white space. */
const contains = (text: unknown, search: unknown) =>
  searchable(withoutTags(String(text))).includes(searchable(String(search))) ? 1 : 0;

/**
 * Opens the database and creates missing tables.
 * @param path the file, or `:memory:`
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;');
  database.exec(tables);
  database.function('contains', { deterministic: true }, contains);
  return database;
}

/** Runs a function in a transaction, which is rolled back when the function throws. */
export function transaction<T>(database: DatabaseSync, run: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = run();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
