import * as z from "zod/mini"

import { aadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import { required } from "#domain/fields/text-schemas.ts"
import { may, type Permission } from "#domain/staff/permissions.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"
import { filterText } from "#server/features/call-inputs.ts"
import type { ItemHit, StaffMessage } from "#server/features/content/content.ts"
import { busy, defineCalls } from "#server/features/define-call.ts"
import type { Services } from "#server/features/services.ts"
import type { StaffMember } from "#server/features/staff/staff.ts"
import type { StudentRecord } from "#server/features/students/students.ts"

/** The most results of each kind. */
const limit = 6

/** What the search over everything found, by kind. */
export interface SearchResults {
  applications: Pick<
    ListedApplication,
    | "id"
    | "applicant_name"
    | "father_name"
    | "dob"
    | "applicant_mobile"
    | "course"
    | "session"
    | "status"
    | "duplicates"
  >[]
  students: Pick<StudentRecord, "urn" | "applicant_name" | "admission_number" | "session">[]
  items: ItemHit[]
  uploads: { id: string; name: string }[]
  messages: Pick<StaffMessage, "id" | "at" | "name" | "subject">[]
  staff: Pick<StaffMember, "id" | "name" | "email">[]
}

type Searches = {
  [Kind in keyof SearchResults]: {
    permission: Permission
    find: (text: string) => Promise<SearchResults[Kind]>
  }
}

/** Only what is shown is sent. */
const pick = <Item, Name extends keyof Item>(items: readonly Item[], ...names: Name[]) =>
  items.map(
    (item) => Object.fromEntries(names.map((name) => [name, item[name]])) as Pick<Item, Name>,
  )

/** How each kind of record is found, and who may. */
const searchesOf = ({ staffApplications, searchStudents, ...services }: Services): Searches => ({
  applications: {
    permission: "applications.read",
    find: async (text) => {
      const records = await staffApplications.search(text, limit)
      const who = ["id", "applicant_name", "father_name", "dob", "applicant_mobile"] as const
      return pick(records, ...who, "course", "session", "status", "duplicates")
    },
  },
  students: {
    permission: "students.read",
    find: async (text) => {
      const records = await searchStudents(text, limit)
      return pick(records, "urn", "applicant_name", "admission_number", "session")
    },
  },
  items: { permission: "content.read", find: (text) => services.findItems(text, limit) },
  uploads: {
    permission: "content.read",
    find: async (text) =>
      text === ""
        ? []
        : pick((await services.media.list({ text, limit, offset: 0 })).data, "id", "name"),
  },
  messages: {
    permission: "messages.read",
    find: async (text) =>
      pick(await services.searchMessages(text, limit), "id", "at", "name", "subject"),
  },
  staff: {
    permission: "staff.read",
    find: async (text) => pick(await services.staff.search(text, limit), "id", "name", "email"),
  },
})

const call = defineCalls<Services>()

/**
 * Searches records of all kinds, as far as the caller may read them. The text is sent in the body: it may be an Aadhaar
 * number.
 */
export const searchCalls = {
  "POST /search": call("sign in", { text: filterText }, async (services, { text }, { actor }) => {
    const { role } = actor
    const isNumber = z.safeParse(required(aadhaar), text).success
    if (isNumber && (may(role, "applications.read") || may(role, "students.read"))) {
      const seconds = await services.noteNumberSearch(actor)
      if (seconds > 0) return busy("too_many_searches", seconds)
    }
    const searches = Object.entries(searchesOf(services))
    const results = searches.map(async ([kind, { permission, find }]) => [
      kind,
      may(role, permission) ? await find(text) : [],
    ])
    return Object.fromEntries(await Promise.all(results)) as SearchResults
  }),
}
