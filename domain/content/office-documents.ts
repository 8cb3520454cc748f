/**
 * Documents that are stored like the site's content, but are no part of it: only administrators change them, they are
 * always in force, and they cannot be removed. New sessions can be added; there is one item of settings.
 */
const officeDocuments = ["sessions", "settings"] as const
export type OfficeDocument = (typeof officeDocuments)[number]

export const isOfficeDocument = (collection: string): collection is OfficeDocument =>
  (officeDocuments as readonly string[]).includes(collection)
