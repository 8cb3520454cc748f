import type { ListedApplication } from "#server/features/applications/applications.ts"

/** One-line label of an application: number and applicant's name. */
export const namedApplication = ({ id, applicant_name }: ListedApplication) =>
  `${id} ${applicant_name}`
