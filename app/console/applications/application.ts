import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type {
  ListedApplication as Listed,
  OfficeApplication as Office,
} from "#server/features/applications/applications.ts"

/** A line of the list. */
export type ListedApplication = Listed

/** An application with everything about it. */
export type OfficeApplication = Office

/** An application in one line: its code and the applicant's name. */
export const namedApplication = ({ id, applicant_name }: ListedApplication) =>
  `${groupAdmissionCode(id)} ${applicant_name}`
