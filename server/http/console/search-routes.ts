import type { FastifyInstance } from "fastify"

import { may, type Permission } from "#domain/staff/permissions.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"
import type { FoundItem, StaffMessage } from "#server/features/content/content.ts"
import type { Services } from "#server/features/services.ts"
import type { StaffMember } from "#server/features/staff/staff.ts"
import type { StudentRecord } from "#server/features/students/students.ts"

import { can, type ConsoleCall, filterText, asRecord } from "./console-route.ts"

/** The most results of each kind. */
const limit = 6

/** What the search over everything found, by kind. */
export interface SearchResults {
  applications: Pick<
    ListedApplication,
    "id" | "applicant_name" | "father_name" | "course" | "session" | "status"
  >[]
  students: Pick<StudentRecord, "urn" | "applicant_name" | "admission_number" | "session">[]
  items: FoundItem[]
  uploads: { id: string; name: string }[]
  messages: Pick<StaffMessage, "id" | "at" | "name" | "subject">[]
  staff: Pick<StaffMember, "id" | "name" | "email">[]
}

/** How each kind of record is found. Only what is shown is sent. */
const findersOf = ({ staffApplications, searchStudents, ...services }: Services) => ({
  applications: async (text: string): Promise<SearchResults["applications"]> =>
    (await staffApplications.search(text, limit)).map((found) => ({
      id: found.id,
      applicant_name: found.applicant_name,
      father_name: found.father_name,
      course: found.course,
      session: found.session,
      status: found.status,
    })),
  students: async (text: string): Promise<SearchResults["students"]> =>
    (await searchStudents(text, limit)).map(
      ({ urn, applicant_name, admission_number, session }) => ({
        urn,
        applicant_name,
        admission_number,
        session,
      }),
    ),
  items: (text: string) => services.findItems(text, limit),
  uploads: async (text: string): Promise<SearchResults["uploads"]> => {
    if (text === "") return []
    const { data } = await services.media.list({ text, limit, offset: 0 })
    return data.map(({ id, name }) => ({ id, name }))
  },
  messages: async (text: string): Promise<SearchResults["messages"]> =>
    (await services.searchMessages(text, limit)).map(({ id, at, name, subject }) => ({
      id,
      at,
      name,
      subject,
    })),
  staff: async (text: string): Promise<SearchResults["staff"]> =>
    (await services.staff.search(text, limit)).map(({ id, name, email }) => ({ id, name, email })),
})

/**
 * Searches records of all kinds, as far as the caller may read them. The text is sent in the body: it may be an Aadhaar
 * number.
 */
export const searchRoutes = async (app: FastifyInstance, { services }: { services: Services }) => {
  const find = findersOf(services)
  app.post<ConsoleCall>("/search", can("sign in"), async ({ body, actor: { role } }) => {
    const text = filterText(asRecord(body), "text")
    const whereAllowed = async <Found>(
      permission: Permission,
      finder: (text: string) => Promise<Found[]>,
    ) => (may(role, permission) ? finder(text) : [])
    const [applications, students, items, uploads, messages, staff] = await Promise.all([
      whereAllowed("applications.read", find.applications),
      whereAllowed("students.read", find.students),
      whereAllowed("content.read", find.items),
      whereAllowed("content.read", find.uploads),
      whereAllowed("messages.read", find.messages),
      whereAllowed("staff.read", find.staff),
    ])
    const data: SearchResults = { applications, students, items, uploads, messages, staff }
    return { data }
  })
}
