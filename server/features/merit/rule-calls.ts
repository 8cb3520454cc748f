import * as z from "zod/mini"

import type { RuleErrors } from "#domain/merit/candidates/merit-rule.ts"
import { shortText, text } from "#server/features/call-inputs.ts"
import { conflict, gone, invalid } from "#server/features/define-call.ts"

import { call, findShownSession, programmeCall, session } from "./programme-call.ts"

const rule = { unmodifiedSince: text, rule: z.unknown(), reason: z.prefault(shortText, "") }

const refusalOfRule = (errors: RuleErrors) =>
  invalid(Object.fromEntries(Object.entries(errors).map(([path, key]) => [`rule.${path}`, [key]])))

/** The programmes of a session, and the rule of each. */
export const ruleCalls = {
  /** How far the merit lists of each programme are. */
  "GET /merit": call("merit.read", session, async (deps, sent) => {
    const shown = await findShownSession(deps, sent.session)
    if (!shown) return gone()
    const codes = shown.programmes.map(({ code }) => code)
    return { session: shown.label, programmes: await deps.merit.readOverview(shown.label, codes) }
  }),

  "GET /merit/:programme": programmeCall("merit.read", {}, ({ merit }, where) => merit.read(where)),

  /** Differs from the version of the programme that a page shows, once anything of it has changed. */
  "GET /merit/:programme/version": programmeCall("merit.read", {}, async ({ merit }, where) => ({
    version: await merit.readVersion(where),
  })),

  "PUT /merit/:programme/rule": programmeCall(
    "merit.decide",
    rule,
    async ({ merit }, where, draft, { actor }) => {
      const saved = await merit.saveRule(where, draft, actor)
      switch (saved.outcome) {
        case "saved":
          return { version: saved.version }
        case "changed":
          return conflict("changed_meanwhile")
        case "reason_missing":
          return invalid({ reason: ["missing"] })
        case "refused":
          return refusalOfRule(saved.errors)
      }
    },
  ),

  "POST /merit/:programme/sign": programmeCall(
    "merit.decide",
    { version: z.int32(), unmodifiedSince: text },
    async ({ merit }, where, draft, { actor }) => {
      const signed = await merit.signRule(where, draft, actor)
      if (signed.outcome === "refused") return refusalOfRule(signed.errors)
      return signed.outcome === "changed"
        ? conflict("changed_meanwhile")
        : { version: draft.version }
    },
  ),
}
