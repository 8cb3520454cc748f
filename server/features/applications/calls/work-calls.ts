import * as z from "zod/mini"

import { findings } from "#domain/applications/claims.ts"
import { isFileField, originalStates } from "#domain/applications/document-slots.ts"
import { settlementDecisions } from "#domain/applications/duplicates.ts"
import { isQueryField } from "#domain/applications/query-answers.ts"
import { statuses } from "#domain/applications/workflow.ts"
import { batchLimit, selectionLimit } from "#domain/staff/limits.ts"
import { filterText, flag, selection, text, wholeNumber } from "#server/features/call-inputs.ts"
import { FileAnswer, gone } from "#server/features/define-call.ts"

import { encryptedFields } from "../application-row.ts"
import {
  applicationId,
  call,
  changeCall,
  id,
  readApplication,
  refusalOfAction,
} from "./change-call.ts"

const reading = "applications.read"
const working = "applications.work"

const ids = { ids: selection(applicationId, batchLimit) }
/** The version of each application that the page showed. */
const expectedVersions = z.prefault(z.record(text, z.int32()), {})
const reason = z.prefault(z.string(), "")
const query = z.object({
  fields: z.prefault(
    z.array(z.string().check(z.refine((name) => isQueryField(name) || isFileField(name)))),
    [],
  ),
  answer_by: z.optional(z.iso.date()),
})
const statusChange = {
  to: z.enum(statuses),
  reason,
  isOutsideLists: flag,
  withClaims: flag,
  query: z.optional(query),
}
const statusChanges = {
  ...statusChange,
  ...ids,
  expectedVersions,
  firstAdmissionNumber: z.optional(z.string()),
}
const undoing = {
  expectedVersions: z.record(text, z.int32()).check(
    z.refine((sent) => Object.keys(sent).length > 0, "missing"),
    z.refine((sent) => Object.keys(sent).length <= batchLimit, "too_many"),
  ),
}
const correction = {
  data: z.record(z.string(), z.unknown()),
  why: z.string(),
  expectedVersion: z.int32(),
}
const claim = { claim: z.string(), finding: z.enum(findings), reason, expectedVersion: z.int32() }
const settlement = {
  decision: z.enum(settlementDecisions),
  kept: filterText,
  reason,
  expectedVersions,
}

/** Work on applications. Permission to call does not allow every status change: the workflow table decides that. */
export const workCalls = {
  "GET /applications/:id": call(reading, id, async (deps, sent, { actor }) =>
    readApplication(deps, await deps.applicationNumbers.codeOf(sent.id), actor),
  ),

  "PUT /applications/:id": changeCall(
    "applications.correct",
    correction,
    ({ staffApplications }, code, { data: changes, why, expectedVersion }, actor) =>
      staffApplications.correct(code, { changes, why, expectedVersion }, actor),
  ),

  "POST /applications/:id/proposal": changeCall(
    working,
    correction,
    ({ staffApplications }, code, { data: changes, why, expectedVersion }, actor) =>
      staffApplications.proposeCorrection(code, { changes, why, expectedVersion }, actor),
  ),

  "POST /applications/:id/proposal-answer": changeCall(
    "applications.correct",
    { isAccepted: z.boolean(), expectedVersion: z.int32() },
    ({ staffApplications }, code, sent, actor) =>
      staffApplications.answerProposal(code, sent, actor),
  ),

  "POST /applications/:id/answer-review": changeCall(
    working,
    {
      accepted: z.array(z.string()),
      returned: z.array(z.string()),
      reason,
      expectedVersion: z.int32(),
    },
    ({ staffApplications }, code, sent, actor) => staffApplications.reviewAnswer(code, sent, actor),
  ),

  "POST /applications/:id/status": changeCall(
    working,
    { ...statusChange, admissionNumber: z.optional(z.string()), expectedVersion: z.int32() },
    ({ staffApplications }, code, { expectedVersion, ...change }, actor) =>
      staffApplications.changeStatus(code, { ...change, expectedVersion }, actor),
  ),

  "POST /applications/:id/undo": changeCall(
    working,
    { expectedVersion: z.int32() },
    ({ staffApplications }, code, { expectedVersion }, actor) =>
      staffApplications.undoChange(code, expectedVersion, actor),
  ),

  "POST /applications/status": call(working, statusChanges, async (deps, sent, { actor }) => {
    const { applicationNumbers, staffApplications } = deps
    const { ids: named, ...change } = sent
    const byCode = {
      expectedVersions: await applicationNumbers.byCode(sent.expectedVersions),
    }
    const codes = await applicationNumbers.codesOf(named)
    return staffApplications.changeStatuses(codes, { ...change, ...byCode }, actor)
  }),

  /** What an admission begins with: a proposal for its number, which is empty if there is none. */
  "GET /next-admission-number": call(
    reading,
    { session: text, course: text },
    async ({ staffApplications }, sent) => ({
      number: await staffApplications.nextAdmissionNumber(sent),
    }),
  ),

  /** The admission numbers that so many applications get from the first one on; none if it does not end in a digit. */
  "GET /free-admission-numbers": call(
    reading,
    { first: text, count: z.pipe(wholeNumber, z.int().check(z.gte(1), z.lte(selectionLimit))) },
    async ({ staffApplications }, { first, count }) => ({
      numbers: (await staffApplications.freeAdmissionNumbers(first, count)) ?? [],
    }),
  ),

  "POST /applications/undo": call(working, undoing, async (deps, sent, { actor }) => {
    const byCode = await deps.applicationNumbers.byCode(sent.expectedVersions)
    return deps.staffApplications.undoChanges(Object.keys(byCode), byCode, actor)
  }),

  "GET /reasons": call(reading, {}, ({ staffApplications }) =>
    staffApplications.readCannedReasons(),
  ),

  "PUT /reasons": call(
    "applications.decide",
    { data: z.unknown(), expectedVersion: z.int32() },
    async ({ staffApplications }, sent, { actor }) => {
      const written = await staffApplications.writeCannedReasons(
        sent.data,
        sent.expectedVersion,
        actor,
      )
      return refusalOfAction(written) ?? staffApplications.readCannedReasons()
    },
  ),

  "POST /applications/seen": call(working, ids, async (deps, sent, { actor }) =>
    deps.staffApplications.markSeen(await deps.applicationNumbers.codesOf(sent.ids), actor),
  ),

  "POST /applications/assign": call(
    working,
    { ...ids, takes: flag, from: z.optional(z.nullable(text)) },
    async ({ staffApplications, applicationNumbers }, sent, { actor }) => {
      const codes = await applicationNumbers.codesOf(sent.ids)
      return staffApplications.assign(codes, { takes: sent.takes, from: sent.from || null }, actor)
    },
  ),

  /** Colleagues also see members who only read. */
  "POST /applications/:id/open": call(
    reading,
    { ...id, isOpen: z.prefault(z.boolean(), true) },
    async ({ staffApplications, applicationNumbers }, sent, { actor }) =>
      staffApplications.noteOpen(await applicationNumbers.codeOf(sent.id), sent.isOpen, actor),
  ),

  "POST /applications/:id/claim": changeCall(
    working,
    claim,
    ({ staffApplications }, code, { expectedVersion, ...sent }, actor) =>
      staffApplications.markClaim(code, { ...sent, expectedVersion }, actor),
  ),

  /** What an application has of documents, and what is missing. */
  "GET /applications/:id/documents": call(reading, id, async (deps, sent) => {
    const code = await deps.applicationNumbers.codeOf(sent.id)
    return (await deps.staffApplications.readDocuments(code)) ?? gone()
  }),

  /** Each call is audited. A PDF is a file to save, whose signature the college can verify. */
  "GET /applications/:id/documents/:file": call(
    reading,
    { ...id, file: text },
    async ({ staffApplications, applicationNumbers }, { id: named, file }, { actor }) => {
      const code = await applicationNumbers.codeOf(named)
      const content = await staffApplications.openDocument(code, file, actor)
      if (!content) return gone()
      return file.endsWith(".pdf")
        ? new FileAnswer({ name: file, type: "application/pdf", content })
        : new FileAnswer({ type: "image/jpeg", content })
    },
  ),

  "POST /applications/:id/document-review": changeCall(
    working,
    {
      document: z.int32(),
      state: z.enum(["accepted", "returned"]),
      reason,
      expectedVersion: z.int32(),
    },
    ({ staffApplications }, code, { document, ...sent }, actor) =>
      staffApplications.reviewDocument(code, { id: document, ...sent }, actor),
  ),

  "POST /applications/:id/original": changeCall(
    working,
    { slot: z.string(), state: z.enum(originalStates), expectedVersion: z.int32() },
    ({ staffApplications }, code, sent, actor) => staffApplications.noteOriginal(code, sent, actor),
  ),

  "POST /applications/:id/note": changeCall(
    working,
    { text: z.string() },
    ({ staffApplications }, code, sent, actor) => staffApplications.addNote(code, sent.text, actor),
  ),

  /** Applications that may be of one person. */
  "GET /applications/:id/duplicates": call(reading, id, async (deps, sent) => {
    const code = await deps.applicationNumbers.codeOf(sent.id)
    return (await deps.staffApplications.compareDuplicates(code)) ?? gone()
  }),

  "POST /applications/:id/settle": changeCall(
    working,
    settlement,
    async ({ staffApplications, applicationNumbers }, code, sent, actor) => {
      const versions = await applicationNumbers.byCode(sent.expectedVersions)
      if (!Object.hasOwn(versions, code)) return { outcome: "not_possible" }
      const kept = sent.kept === "" ? undefined : await applicationNumbers.codeOf(sent.kept)
      return staffApplications.settleDuplicates(
        { ...sent, kept, expectedVersions: versions },
        actor,
      )
    },
  ),

  /** What is not shown with a record. Each call is audited. */
  "POST /applications/:id/reveal": call(
    "applications.reveal",
    { ...id, field: z.enum(encryptedFields), why: reason },
    async ({ staffApplications, applicationNumbers }, { id: named, field, why }, { actor }) => {
      const code = await applicationNumbers.codeOf(named)
      const revealed = await staffApplications.reveal(code, field, why, actor)
      if (revealed.outcome !== "revealed") return refusalOfAction(revealed)!
      return { id: code, field, value: revealed.value }
    },
  ),
}
