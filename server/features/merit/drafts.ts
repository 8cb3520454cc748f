import type { FrozenList } from "#domain/merit/frozen-list.ts"
import { type DraftNote, type DraftNoteKind, unsignedOf } from "#domain/merit/rounds/draft-notes.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { ComputedRound, Fingerprints } from "./compute-round.ts"
import { lockProgramme, meritSubject, type Where } from "./merit-rows.ts"

/** Someone whose data have changed since a draft was made. `code` is the admission code; null: no candidate any more. */
export interface ChangedCandidate {
  code: string | null
  kind: "added" | "removed" | "changed"
}

/** The newest draft of a list with this SHA-256. */
export const findDraft = async (
  db: Database,
  { session, programme }: Where,
  { number, sha256 }: { number: number; sha256: string },
) => {
  const row = await db
    .selectFrom("merit_drafts")
    .selectAll()
    .where((column) => column.and({ session, programme, number, sha256 }))
    .orderBy("id", "desc")
    .executeTakeFirst()
  return (
    row && {
      ...row,
      id: Number(row.id),
      fingerprints: JSON.parse(row.fingerprints) as Fingerprints,
      list: row.list === null ? null : (JSON.parse(row.list) as FrozenList),
    }
  )
}

export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** A dry run stores a whole list. Only those that the committee has signed or written about are printed later. */
const forgetListsOfOthers = (db: Database, { session, programme }: Where, number: number) =>
  db
    .updateTable("merit_drafts")
    .set({ list: null })
    .where((draft) => draft.and({ session, programme, number }))
    .where("list", "is not", null)
    .where("id", "not in", (row) => row.selectFrom("merit_draft_notes").select("draft_id"))
    .execute()

/**
 * Keeps a computed list as a draft. The same list is one draft, whose signatures count on; it has the time at which its
 * candidates were frozen last.
 */
export const keepDraft = async (
  db: Database,
  where: Where,
  { number, list, candidatesAt, fingerprints }: ComputedRound,
  stamp: { by: string; at: string },
): Promise<Draft> => {
  const { sha256 } = list.result
  const known = await findDraft(db, where, { number, sha256 })
  if (known) {
    await db
      .updateTable("merit_drafts")
      .set({ candidates_at: candidatesAt, list: JSON.stringify(list) })
      .where("id", "=", known.id)
      .execute()
    return { ...known, candidates_at: candidatesAt, list }
  }
  const draft = {
    ...where,
    number,
    sha256,
    candidates_at: candidatesAt,
    made_at: stamp.at,
    made_by: stamp.by,
  }
  await forgetListsOfOthers(db, where, number)
  const { id } = await db
    .insertInto("merit_drafts")
    .values({
      ...draft,
      fingerprints: JSON.stringify(fingerprints),
      list: JSON.stringify(list),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return { ...draft, fingerprints, list, id: Number(id) }
}

/** A draft of the next list that has signatures or texts. */
export interface NotedDraft {
  sha256: string
  candidatesAt: string
  signatures: number
  texts: number
}

/** The drafts of a list that have signatures or texts, the newest first. */
export const listNotedDrafts = async (
  db: Database,
  { session, programme }: Where,
  number: number,
): Promise<NotedDraft[]> => {
  const rows = await db
    .selectFrom("merit_drafts as draft")
    .innerJoin("merit_draft_notes as note", "note.draft_id", "draft.id")
    .select(["draft.id", "draft.sha256", "draft.candidates_at", "note.kind"])
    .where("session", "=", session)
    .where("programme", "=", programme)
    .where("number", "=", number)
    .orderBy("draft.id", "desc")
    .execute()
  return [...Map.groupBy(rows, ({ id }) => Number(id)).values()].map((notes) => {
    const signatures = notes.filter(({ kind }) => kind === "signature").length
    const { sha256, candidates_at: candidatesAt } = notes[0]!
    return { sha256, candidatesAt, signatures, texts: notes.length - signatures }
  })
}

/** What the committee said about a draft, oldest first. */
export const listDraftNotes = (db: Database, draft: Pick<Draft, "id">): Promise<DraftNote[]> =>
  db
    .selectFrom("merit_draft_notes")
    .select(["kind", "name", "text", "at", "actor"])
    .where("draft_id", "=", draft.id)
    .orderBy("id")
    .execute()

const insertDraftNote = (db: Database, draft: Pick<Draft, "id">, note: DraftNote) =>
  db
    .insertInto("merit_draft_notes")
    .values({ ...note, draft_id: draft.id })
    .execute()

/** Whose data have changed since the draft, as far as they touch the list. */
export const changedSince = (
  { fingerprints: before }: Pick<Draft, "fingerprints">,
  { fingerprints: now, places }: Pick<ComputedRound, "fingerprints" | "places">,
): ChangedCandidate[] => {
  const codes = new Map(places.map(({ list_code, admission_code }) => [list_code, admission_code]))
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((code) => before[code] !== now[code])
    .map((code) => {
      const kind = code in before ? (code in now ? "changed" : "removed") : "added"
      return { code: codes.get(code) ?? null, kind }
    })
}

interface NewNote {
  /** Of the draft that was seen. */
  number: number
  sha256: string
  kind: DraftNoteKind
  name: string
  text: string
}

/**
 * Adds a note to the draft that was seen. Only members of the session's committee sign, and nobody twice; a deviation and a
 * remark need a text.
 */
export const noteOnDraft =
  ({ db, now, findSession }: Pick<SiteDeps, "db" | "now" | "findSession">) =>
  async (
    where: Where,
    { number, sha256, kind, name, text }: NewNote,
    actor: Actor,
  ): Promise<
    { outcome: "noted"; notes: DraftNote[] } | { outcome: "unknown" | "not_possible" }
  > => {
    const committee = (await findSession(where.session))?.committee ?? []
    return db.transaction().execute(async (transaction) => {
      await lockProgramme(transaction, where)
      const draft = await findDraft(transaction, where, { number, sha256 })
      if (!draft) return { outcome: "unknown" }
      const notes = await listDraftNotes(transaction, draft)
      const isFine =
        kind === "signature" ? unsignedOf(committee, notes).includes(name) : text !== ""
      if (!isFine) return { outcome: "not_possible" }
      const stamp = stampOf({ now }, actor.name)
      const note = { kind, name, text, at: stamp.at, actor: stamp.by }
      await insertDraftNote(transaction, draft, note)
      const details = { list: number, kind, ...(name && { name }), ...(text && { reason: text }) }
      await writeAudit(transaction, stamp, "merit draft noted", meritSubject(where), details)
      return { outcome: "noted", notes: [...notes, note] }
    })
  }
