// Public entry of this feature: other features import from this file only.
export { eraseApplications, eraseStudents } from "./erase-records.ts"
export { waysToFind, type WayToFind } from "./find-persons.ts"
export type { PersonRef } from "./personal-data.ts"
export { createPrivacyService, type PersonView, type RetentionView } from "./privacy-service.ts"
