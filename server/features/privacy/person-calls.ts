import { Readable } from "node:stream"

import * as z from "zod/mini"

import { identityKeysOf } from "#domain/fields/identifiers/identity.ts"
import { batchLimit } from "#domain/staff/limits.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import type { ApplicationNumbers } from "#server/features/applications/applications.ts"
import { requiredText, flag, selection, text } from "#server/features/call-inputs.ts"
import {
  busy,
  conflict,
  defineCalls,
  FileAnswer,
  gone,
  invalid,
  refusalOf,
} from "#server/features/define-call.ts"

import { waysToFind } from "./find-persons.ts"
import { recordKinds, type RecordRef } from "./personal-data.ts"
import type { PrivacyService } from "./privacy-service.ts"

interface Deps {
  privacy: PrivacyService
  applicationNumbers: ApplicationNumbers
  noteNumberSearch: (actor: Actor) => Promise<number>
}

const call = defineCalls<Deps>()
const can = "privacy.answer"
const search = { by: z.enum(waysToFind), value: requiredText }
/** The records that staff have chosen. No other record is copied or erased, whatever its Aadhaar number. */
const chosen = {
  records: selection(z.object({ kind: z.enum(recordKinds), id: text }), batchLimit),
  messages: flag,
}
const erasure = { ...chosen, why: z.string(), confirmed: z.prefault(z.array(z.string()), []) }

const withCodes = ({ applicationNumbers }: Deps, records: readonly RecordRef[]) =>
  Promise.all(
    records.map(async ({ kind, id }) => ({
      kind,
      id: kind === "application" ? await applicationNumbers.codeOf(id) : id,
    })),
  )

/**
 * Personal data of one person: find, export, erase. Identifying details are sent in the body, never in a URL,
 * so that they reach no log.
 */
export const personCalls = {
  "POST /privacy/find": call(can, search, async (deps, { by, value }, { actor }) => {
    const isNumber = by === "aadhaar" && identityKeysOf(value).length > 0
    const seconds = isNumber ? await deps.noteNumberSearch(actor) : 0
    if (seconds > 0) return busy("too_many_searches", seconds)
    return (await deps.privacy.find(by, value, actor)) ?? invalid({ value: [`privacy.${by}`] })
  }),

  "POST /privacy/export": call(can, chosen, async (deps, sent, { actor }) => {
    const records = await withCodes(deps, sent.records)
    const exported = await deps.privacy.export(records, sent.messages, actor)
    if (!exported) return gone()
    const { fileName: name, archive } = exported
    return new FileAnswer({ name, type: "application/zip", content: Readable.from(archive) })
  }),

  "POST /privacy/erase": call(can, erasure, async (deps, sent, { actor }) => {
    const { messages: withMessages, why, confirmed } = sent
    const records = await withCodes(deps, sent.records)
    const erased = await deps.privacy.erase({ records, why, withMessages, confirmed }, actor)
    if (erased.outcome === "concerned")
      return conflict("privacy_concerns", { confirmed: erased.concerns })
    if (erased.outcome !== "erased") return refusalOf(erased)
    const { outcome: _outcome, ...counts } = erased
    return counts
  }),
}
