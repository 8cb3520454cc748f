// The public entry of this feature: other parts of the server import only from here.
export { createContentAdmin, type SaveResult } from "./admin/content-admin.ts"
export type { SentEntry } from "./admin/read-entry.ts"
export { watchContentVersion } from "./cache-invalidation.ts"
export { findNextChange, readContentVersion } from "./content-version.ts"
export { isStoredName, type StoredName } from "./item-row.ts"
export { createItems } from "./items.ts"
export type { SentMedia } from "./media/add-media.ts"
export { createMediaLibrary, type MediaLibrary } from "./media/media-library.ts"
export { createMessages, type StaffMessage } from "./messages.ts"
export { isNoticeVersion, readNoticeVersion } from "./privacy-notice.ts"
export type { Place } from "./reorder-item.ts"
export { addToIndex, searchItems } from "./search/search-index.ts"
export { seedContent } from "./seed.ts"
export { sendMessage } from "./send-message.ts"
export { readSettings } from "./settings.ts"
export {
  createSiteContent,
  type MenuEntry,
  type SearchHit,
  type SiteContent,
} from "./site-content.ts"
