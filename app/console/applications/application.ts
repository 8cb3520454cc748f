import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type {
  ListedApplication as Listed,
  StaffApplication as Office,
} from "#server/features/applications/applications.ts"

/** An application as the list returns it. */
export type ListedApplication = Listed

/** An application with all its details. */
export type StaffApplication = Office

/** One-line label of an application: code and applicant's name. */
export const namedApplication = ({ id, applicant_name }: ListedApplication) =>
  `${groupAdmissionCode(id)} ${applicant_name}`
