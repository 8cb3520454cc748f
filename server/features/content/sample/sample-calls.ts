import * as z from "zod/mini"

import { isOfficeDocument } from "#domain/content/office-documents.ts"
import type { SampleRef } from "#domain/content/sample-checklist.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import { selection, text, wholeNumber } from "#server/features/call-inputs.ts"
import { conflict, defineCalls, gone, Refusal } from "#server/features/define-call.ts"

import type { createAdmissionConfirmation } from "./admission-confirmation.ts"
import type { createSampleChecklist } from "./sample-checklist.ts"

interface Deps {
  sampleChecklist: ReturnType<typeof createSampleChecklist>
  admissionConfirmation: ReturnType<typeof createAdmissionConfirmation>
}

const call = defineCalls<Deps>()

/** The sample has fewer items in one collection. */
const confirmLimit = 200

const item = { collection: text, slug: text }
const ref = z.object({ ...item, part: z.prefault(text, "") })
const ticked = z.literal(true, { error: "missing" })
const label = { id: text }

/** Settings need a permission of their own; editors have one for the announcement. */
const mayConfirm = ({ collection, part }: SampleRef, { role }: Actor) =>
  !isOfficeDocument(collection) ||
  may(role, part === "announcement" ? "announcement.edit" : "settings.edit")

/** The texts of the sample that are left, and the confirmation without which an admission stays closed. */
export const sampleCalls = {
  "GET /sample-checklist": call("content.read", {}, ({ sampleChecklist }) =>
    sampleChecklist.read(),
  ),

  "POST /sample-checklist/confirm": call(
    "content.edit",
    { refs: selection(ref, confirmLimit) },
    async ({ sampleChecklist }, { refs }, { actor }) => {
      if (!refs.every((one) => mayConfirm(one, actor)))
        return new Refusal("not_allowed", "not_allowed")
      const { isSample } = await sampleChecklist.read()
      if (isSample) return conflict("still_sample")
      const { count, marked } = await sampleChecklist.confirm(refs, actor.name)
      return marked > 0 ? conflict("says_sample") : { count }
    },
  ),

  "POST /sample-checklist/hide": call(
    "content.edit",
    { ...item, expectedVersion: wholeNumber },
    async ({ sampleChecklist }, { expectedVersion, ...hidden }, { actor }) => {
      const outcome = await sampleChecklist.hide(hidden, expectedVersion, actor.name)
      if (outcome === "stored") return hidden
      if (outcome === "needed") return conflict("needed_by_form")
      return outcome === "unknown" ? gone() : conflict("changed_meanwhile")
    },
  ),

  "GET /admission-confirmation/:id": call(
    "settings.edit",
    label,
    async ({ admissionConfirmation }, { id }) => (await admissionConfirmation.read(id)) ?? gone(),
  ),

  /** Each of the five is confirmed by itself: nobody confirms the fees with the name of the session. */
  "POST /admission-confirmation/:id": call(
    "settings.edit",
    {
      ...label,
      versions: z.object({ session: wholeNumber, settings: wholeNumber }),
      fees: ticked,
      dates: ticked,
      account: ticked,
      session: ticked,
      texts: ticked,
    },
    async ({ admissionConfirmation }, { id, versions }, { actor }) => {
      const outcome = await admissionConfirmation.confirm(id, versions, actor.name)
      if (outcome === "unknown") return gone()
      if (outcome === "sample") return conflict("still_sample")
      if (outcome === "changed meanwhile") return conflict("changed_meanwhile")
      return admissionConfirmation.read(id)
    },
  ),
}
