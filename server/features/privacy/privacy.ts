// The public entry of this feature: other parts of the server import nothing else of it.
export { waysToFind, type WayToFind } from "./find-persons.ts"
export type { PersonRef } from "./personal-data.ts"
export { createPrivacyService, type PersonView, type RetentionView } from "./privacy-service.ts"
