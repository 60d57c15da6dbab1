/**
 * The judge's own database, one numbered step after another; `PRAGMA user_version` says how many have run. A step that
 * was released is never changed: what comes later is a new step with its own test from the one before.
 */
import { indexSql } from '../search-index.ts';

export const migrations: string[] = [
  // 1: cases, what is being worked on, settings, notes
  `
  CREATE TABLE saved_case (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, game TEXT NOT NULL CHECK (game IN ('ygo', 'ptcg')), json TEXT NOT NULL,
    words TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, deleted TEXT
  ) STRICT;
  CREATE INDEX saved_case_updated ON saved_case (updated DESC);
  CREATE TABLE autosave (slot TEXT PRIMARY KEY, json TEXT NOT NULL, updated TEXT NOT NULL) STRICT;
  CREATE TABLE setting (key TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE note (
    id TEXT PRIMARY KEY, subject TEXT NOT NULL, text TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, deleted TEXT
  ) STRICT;
  CREATE INDEX note_subject ON note (subject);
  `,
  // 2: imported cards with their search index, and what was imported when
  `
  CREATE TABLE card (id TEXT PRIMARY KEY, game TEXT NOT NULL CHECK (game IN ('ygo', 'ptcg')), json TEXT NOT NULL, meta TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE import (
    id INTEGER PRIMARY KEY, file TEXT NOT NULL, formats TEXT NOT NULL, at TEXT NOT NULL, added INTEGER NOT NULL,
    updated INTEGER NOT NULL, unchanged INTEGER NOT NULL, skipped INTEGER NOT NULL, problems TEXT NOT NULL
  ) STRICT;
  ${indexSql}
  `,
  // 3: in which form the index was written: until then always in the first
  `
  CREATE TABLE indexed (form TEXT NOT NULL) STRICT;
  INSERT INTO indexed VALUES ('10216cb2a1c5d52e');
  `,
];
