// The public entry of this feature: other parts of the server import only from here.
export { createContentAdmin } from "./admin/content-admin.ts"
export type { LanguageDebtEntry } from "./admin/language-debts.ts"
export type { OverviewEntry } from "./admin/overview.ts"
export type { Translation } from "./admin/staff-entries.ts"
export { deleteFromTrash, listDueTrash, type TrashEntry } from "./items/trash.ts"
export {
  changeContent,
  findNextChange,
  raiseContentVersion,
  readContentVersion,
  watchContentVersion,
} from "./items/content-version.ts"
export { createItems } from "./items/items.ts"
export type { SentMedia } from "./media/add-media.ts"
export { createEmblemIcons } from "./media/emblem-icons.ts"
export { createMediaLibrary, type MediaLibrary } from "./media/media-library.ts"
export { contentCalls } from "./content-calls.ts"
export { mediaCalls } from "./media/media-calls.ts"
export { createFinancialChanges, type FinancialChangeView } from "./financial/decide-financial.ts"
export { financialCalls } from "./financial/financial-calls.ts"
export { messageCalls } from "./message-calls.ts"
export { sessionCalls } from "./session-calls.ts"
export { createContactMessages, type StaffMessage } from "./contact-messages.ts"
export { isNoticeVersion, readNoticeVersion } from "./privacy-notice.ts"
export type { SearchHit, SearchResult } from "./search/search-site.ts"
export { findItems, type ItemHit } from "./search/find-items.ts"
export { readTitles } from "./items/titles.ts"
export { rebuildSearchIndex } from "./search/rebuild-index.ts"
export { addToIndex } from "./search/search-index.ts"
export { replaceSampleContent } from "./replace-sample-content.ts"
export {
  type AdmissionConfirmation,
  createAdmissionConfirmation,
} from "./sample/admission-confirmation.ts"
export { sampleCalls } from "./sample/sample-calls.ts"
export { createSampleChecklist, type SampleChecklist } from "./sample/sample-checklist.ts"
export { seedContent } from "./seed.ts"
export {
  findNextAdmissionChange,
  findSession,
  readAdmissionContext,
  readCourseNames,
  readCurrentSession,
  readSessions,
} from "./sessions.ts"
export {
  agreedVersion,
  keepSheetTexts,
  readSheetTexts,
  versionOfSheetTexts,
} from "./sheet-texts.ts"
export { readSettings, readSynonyms } from "./settings.ts"
export type { LocalItem } from "./items/local-item.ts"
export { createSiteContent, type MenuEntry, type SiteContent } from "./site-content.ts"
