import type { FastifyInstance } from "fastify"

import { may, type Permission } from "#domain/staff/permissions.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"
import type { FoundItem } from "#server/features/content/content.ts"
import type { Services } from "#server/features/services.ts"
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
}

/**
 * Searches applications, students and content, as far as the caller may read them. The text is sent in the body: it
 * may be an Aadhaar number.
 */
export const searchRoutes = async (app: FastifyInstance, { services }: { services: Services }) => {
  const { staffApplications, searchStudents, findItems } = services
  app.post<ConsoleCall>("/search", can("sign in"), async ({ body, actor: { role } }) => {
    const text = filterText(asRecord(body), "text")
    const ifAllowed = async <Found>(permission: Permission, find: () => Promise<Found[]>) =>
      may(role, permission) ? find() : []
    const [applications, students, items] = await Promise.all([
      ifAllowed("applications.read", () => staffApplications.search(text, limit)),
      ifAllowed("students.read", () => searchStudents(text, limit)),
      ifAllowed("content.read", () => findItems(text, limit)),
    ])
    return {
      data: {
        applications: applications.map((found) => ({
          id: found.id,
          applicant_name: found.applicant_name,
          father_name: found.father_name,
          course: found.course,
          session: found.session,
          status: found.status,
        })),
        students: students.map(({ urn, applicant_name, admission_number, session }) => ({
          urn,
          applicant_name,
          admission_number,
          session,
        })),
        items,
      } satisfies SearchResults,
    }
  })
}
