import {
  isMissing,
  isPictureSlot,
  type SlotState,
  slotStates,
} from "#domain/applications/document-slots.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { findApplicationRow } from "../application-row.ts"
import { listEvents } from "../staff/application-events.ts"
import { listDocuments, type StoredDocument } from "./document-repository.ts"
import { type AskedDeps, findAsked } from "./send-documents.ts"

/** A paper as staff see it: what was asked, sent and seen, and every document of its slot, the newest first. */
export interface StaffSlot extends SlotState {
  isMissing: boolean
  documents: StoredDocument[]
}

type AskedRow = Parameters<typeof findAsked>[1]

const summaryOf = ({ files, ...document }: StoredDocument) => ({
  ...document,
  files: files.length,
})

const readStates = async (
  deps: AskedDeps,
  row: AskedRow,
  stored: readonly StoredDocument[],
): Promise<SlotState[]> => {
  const events = await listEvents(deps.db, row.admission_code)
  return slotStates(await findAsked(deps, row), stored.map(summaryOf), events)
}

/** Whether a document that the session requires is neither accepted nor seen as an original. */
export const lacksDocuments = (deps: AskedDeps) => async (row: AskedRow) =>
  (await readStates(deps, row, await listDocuments(deps.db, row.admission_code))).some(isMissing)

/** The papers of an application, and the photos and signatures that were sent after the form. */
export const readDocuments =
  (deps: AskedDeps) =>
  async (code: string): Promise<{ slots: StaffSlot[]; pictures: StoredDocument[] } | undefined> => {
    const row = await findApplicationRow(deps.db, code)
    if (!row) return undefined
    const stored = await listDocuments(deps.db, code)
    const states = await readStates(deps, row, stored)
    return {
      slots: states.map((state) => ({
        ...state,
        isMissing: isMissing(state),
        documents: stored.filter(({ slot }) => slot === state.slot).toReversed(),
      })),
      pictures: stored.filter(({ slot }) => isPictureSlot(slot)).toReversed(),
    }
  }

/** A file of a document of this application; undefined for every other name. Each call is audited. */
export const openDocument =
  ({ db, files, now }: Pick<SiteDeps, "db" | "files" | "now">) =>
  async (code: string, file: string, actor: Actor) => {
    const documents = await listDocuments(db, code)
    const isOwn = documents.some((document) => document.files.some((one) => one.file === file))
    if (!isOwn) return undefined
    const content = await files.read(file)
    if (content) await writeAudit(db, stampOf({ now }, actor.name), "document opened", code)
    return content
  }
