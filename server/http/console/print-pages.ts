import type { FastifyReply, FastifyRequest } from "fastify"

import { may, type Actor, type Permission } from "#domain/staff/permissions.ts"
import type { Sheets } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"
import type { Cards } from "#server/features/students/students.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"

import { findCaller, isFromOwnSite } from "./caller.ts"
import { RequestRefused } from "./console-route.ts"
import { readCardsAsked, readSheetsAsked } from "./print-fields.ts"

export type NotPrinted =
  | "another_site"
  | "not_signed_in"
  | "not_allowed"
  | "too_many"
  | "nothing_chosen"

/** One page of the selection. `chosen` is the number of records selected by id; undefined for a filter. */
type Printed<Found> = Found & { outcome: "printed"; page: number; chosen: number | undefined }

export type PrintAnswer<Found> = { outcome: NotPrinted } | Printed<Found>

interface Options {
  config: Config
  services: Services
}

/** Parses the form fields; returns the reason if they are invalid. */
const readAsked = <Asked>(read: () => Asked): Asked | "too_many" | "nothing_chosen" => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    const problems = Object.values(error.errors ?? {}).flat()
    return problems.includes("too_many") ? "too_many" : "nothing_chosen"
  }
}

/** Print requests that the console posts to a page. For staff only, with the same checks as the console's API. */
export const staffPrint = (
  request: FastifyRequest,
  reply: FastifyReply,
  { config, services }: Options,
) => {
  const origin = originOf(config, request)

  const letIn = async (permission: Permission): Promise<Actor | NotPrinted> => {
    if (!isFromOwnSite(config, request)) return "another_site"
    const member = await findCaller(request, reply, services)
    if (!member) return "not_signed_in"
    return may(member.role, permission) ? { name: member.name, role: member.role } : "not_allowed"
  }

  return {
    printSheets: async (fields: URLSearchParams): Promise<PrintAnswer<Sheets>> => {
      const actor = await letIn("applications.read")
      if (typeof actor === "string") return { outcome: actor }
      const asked = readAsked(() => readSheetsAsked(fields))
      if (typeof asked === "string") return { outcome: asked }
      const sheets = await services.staffApplications.printSheets(asked, actor, origin)
      const page = asked.offset / asked.limit + 1
      return { outcome: "printed", ...sheets, page, chosen: asked.codes?.length }
    },

    printCards: async (fields: URLSearchParams): Promise<PrintAnswer<Cards>> => {
      const actor = await letIn("students.read")
      if (typeof actor === "string") return { outcome: actor }
      const asked = readAsked(() => readCardsAsked(fields))
      if (typeof asked === "string") return { outcome: asked }
      const { selection, page } = asked
      const cards = await services.printCards(selection, page, actor, origin)
      const chosen = "urns" in selection ? selection.urns.length : undefined
      return { outcome: "printed", ...cards, page, chosen }
    },
  }
}
